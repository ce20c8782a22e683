import { useEffect } from 'react';
import type { Video } from '../../content/video/video';
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
  const { question, answer, all } = data;
  const { search, lack, order } = question;
  const { editing, open, end, forget } = useEditing<Video>(({ id }) => id, 'video');
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
      <ListHead
        title="Current Videos"
        kind="video"
        noun="videos"
        search={search}
        lack={lack}
        answer={answer}
        order={order}
      />
      <RunStatus runs={bulk.runs} />
      <PagedEntryList
        key={JSON.stringify(question)}
        list={data}
        noun="videos"
        bulk={bulk}
        all={all}
        keyOf={({ id }) => id}
        onEdit={open}
        onCopy={copy}
        onRemove={forget}
        empty={
          <EmptyList
            kind="video"
            noun="videos"
            search={search}
            lack={lack}
            searched="titles and addresses"
          />
        }
      >
        {(video, item) => <VideoItem video={video} item={item} />}
      </PagedEntryList>
    </>
  );
}
