import { useEffect } from 'react';
import type { Video } from '../../domain/entries/video';
import { AddOrEdit } from '../kit/forms/AddOrEdit';
import { titledAsCopy, useCopying } from '../kit/forms/useCopying';
import { useEditing } from '../kit/entries/useEditing';
import { RunStatus } from '../kit/runs/RunStatus';
import { EmptyList } from '../kit/lists/EmptyList';
import { ListHead } from '../kit/lists/ListHead';
import { PagedEntryList } from '../kit/lists/PagedEntryList';
import { useBulkVideos } from './useBulkVideos';
import { VideoForm } from './VideoForm';
import { VideoItem } from './VideoItem';
import { videoList, type AdminVideosData } from './videos.loader';

/**
 * The form for a video, and below it the current videos (product 14.4). A video is edited outside
 * the list, so that another search does not lose what was typed.
 */
export function VideoEditor({ data }: { readonly data: AdminVideosData }) {
  const { search, order } = data;
  const { editing, open, end, forget } = useEditing<Video>(({ id }) => id);
  const { copying, copy } = useCopying<Video>({
    draft: 'video',
    asCopy: titledAsCopy,
    closeEditing: end,
  });
  const bulk = useBulkVideos();
  useEffect(() => videoList.forget, []);

  return (
    <>
      <AddOrEdit form={VideoForm} editing={editing} copying={copying} />
      <ListHead title="Current Videos" noun="videos" search={search} order={order} />
      <RunStatus runs={bulk.runs} />
      <PagedEntryList
        key={`${order} ${search}`}
        list={data}
        noun="videos"
        bulk={bulk}
        keyOf={({ id }) => id}
        onEdit={open}
        onCopy={copy}
        onRemove={forget}
        empty={<EmptyList noun="videos" search={search} searched="titles and addresses" />}
      >
        {(video, item) => <VideoItem video={video} item={item} />}
      </PagedEntryList>
    </>
  );
}
