import { useEffect } from 'react';
import { Loaded } from '../../components/Loaded';
import { LoadFailure } from '../../components/LoadFailure';
import { ShowMore } from '../../components/ShowMore';
import { SearchForm } from '../SearchForm';
import { EditVideo } from './EditVideo';
import { NoVideos } from './NoVideos';
import { UploadVideo } from './UploadVideo';
import { useEditing } from './useEditing';
import styles from './VideoEditor.module.css';
import { VideoList, VideoListSkeleton } from './VideoList';
import { forgetVideos, type VideosData } from './videos.loader';

/**
 * The form for a video, and below it the videos that there are (SPEC §2). A video is edited in the
 * form's place, outside the list: another search loses nothing that was typed.
 */
export function VideoEditor({ list }: { readonly list: VideosData }) {
  const { search, page, found } = list;
  const { video: edited, open, forget, ...editing } = useEditing();
  useEffect(() => forgetVideos, []);

  return (
    <>
      {/* What was typed in there waits until the editing is over. */}
      <div hidden={edited !== null}>
        <UploadVideo />
      </div>
      {edited && <EditVideo key={edited.id} video={edited} {...editing} />}

      <div className={styles.head}>
        <h2>Current Videos</h2>
        <SearchForm noun="videos" search={search} />
      </div>
      <Loaded
        key={search}
        from={found}
        waiting={<VideoListSkeleton />}
        failed={(retry) => <LoadFailure what="The videos" retry={retry} />}
      >
        {(pages) =>
          pages.entries.length > 0 ? (
            <>
              <VideoList videos={pages.entries} onEdit={open} onDeleted={forget} />
              <ShowMore pages={pages} page={page} noun="videos" />
            </>
          ) : (
            <NoVideos search={search} />
          )
        }
      </Loaded>
    </>
  );
}
