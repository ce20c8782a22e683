import { useEffect } from 'react';
import { Loaded } from '../../components/Loaded';
import { LoadFailure } from '../../components/LoadFailure';
import { ShowMore } from '../../components/ShowMore';
import type { Video } from '../../domain/video';
import { EmptyList } from '../EmptyList';
import { EntryList, EntryListSkeleton } from '../EntryList';
import { FormPlace } from '../forms/FormPlace';
import { useEditing } from '../forms/useEditing';
import { SearchForm } from '../SearchForm';
import { SortLinks } from '../SortLinks';
import styles from '../Page.module.css';
import { EditVideo, UploadVideo } from './VideoForms';
import { VideoItem } from './VideoItem';
import { videoList, type VideosData } from './videos.loader';

/**
 * The form for a video, and below it the videos that there are (SPEC §2). A video is edited in the
 * form's place, outside the list: another search loses nothing that was typed.
 */
export function VideoEditor({ list }: { readonly list: VideosData }) {
  const { search, order, page, found } = list;
  const { entry: edited, editing, open, forget } = useEditing<Video>(({ id }) => id);
  useEffect(() => videoList.forget, []);

  return (
    <>
      <FormPlace edited={edited} add={<UploadVideo />}>
        {(video) => <EditVideo key={video.id} video={video} editing={editing} />}
      </FormPlace>

      <div className={styles.listHead}>
        <h2>Current Videos</h2>
        <SearchForm noun="videos" search={search} />
        <SortLinks noun="videos" order={order} />
      </div>
      <Loaded
        key={`${order} ${search}`}
        from={found}
        waiting={<EntryListSkeleton noun="videos" />}
        failed={(retry) => <LoadFailure what="The videos" retry={retry} />}
      >
        {(pages) =>
          pages.entries.length > 0 ? (
            <>
              <EntryList entries={pages.entries} keyOf={({ id }) => id} label="Current videos">
                {(video, { onLeaving, ...place }) => (
                  <VideoItem
                    video={video}
                    {...place}
                    onEdit={() => void open(video)}
                    onDeleted={() => {
                      onLeaving();
                      forget(video);
                    }}
                  />
                )}
              </EntryList>
              <ShowMore pages={pages} page={page} noun="videos" />
            </>
          ) : (
            <EmptyList noun="videos" search={search} />
          )
        }
      </Loaded>
    </>
  );
}
