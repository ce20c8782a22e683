import { useEffect } from 'react';
import type { Video } from '../../domain/video';
import { AddOrEdit } from '../forms/AddOrEdit';
import { useEditing } from '../forms/useEditing';
import { EmptyList } from '../lists/EmptyList';
import { ListHead } from '../lists/ListHead';
import { PagedEntryList } from '../lists/PagedEntryList';
import { VideoForm } from './VideoForm';
import { VideoItem } from './VideoItem';
import { videoList, type AdminVideosData } from './videos.loader';

/**
 * The form for a video, and below it the current videos (product 14.4). A video is edited outside
 * the list, so that another search does not lose what was typed.
 */
export function VideoEditor({ data }: { readonly data: AdminVideosData }) {
  const { search, order } = data;
  const { editing, open, forget } = useEditing<Video>(({ id }) => id);
  useEffect(() => videoList.forget, []);

  return (
    <>
      <AddOrEdit form={VideoForm} editing={editing} />
      <ListHead title="Current Videos" noun="videos" search={search} order={order} />
      <PagedEntryList
        key={`${order} ${search}`}
        list={data}
        noun="videos"
        keyOf={({ id }) => id}
        onEdit={open}
        onRemove={forget}
        empty={<EmptyList noun="videos" search={search} />}
      >
        {(video, item) => <VideoItem video={video} item={item} />}
      </PagedEntryList>
    </>
  );
}
