import { useLoaderData } from 'react-router-dom';
import { Loaded } from '../../components/Loaded';
import { LoadFailure } from '../../components/LoadFailure';
import { ShowMore } from '../../components/ShowMore';
import { VideoCard } from '../../components/VideoCard';
import { VideoOverlay } from '../../components/VideoOverlay';
import { useOverlay } from '../../hooks/useOverlay';
import { usePageTitle } from '../../hooks/usePageTitle';
import type { VideosData } from './videos.loader';
import styles from './VideosPage.module.css';
import { VideosSkeleton } from './VideosSkeleton';

/** The videos, newest first, and the player over the page (SPEC §2). */
export function VideosPage() {
  const { linked, found, page } = useLoaderData<VideosData>();
  const overlay = useOverlay('video');
  usePageTitle('Videos');

  return (
    <div className="section first">
      <h1 className="section-title">Videos</h1>
      <Loaded
        from={found}
        waiting={<VideosSkeleton />}
        failed={(retry) => <LoadFailure what="The videos" retry={retry} />}
      >
        {(pages) => {
          const shown = pages.entries.find(({ id }) => id === overlay.shown);
          return (
            <>
              {pages.entries.length > 0 ? (
                <>
                  <h2 className="visually-hidden">Newest first</h2>
                  <ul className={styles.grid}>
                    {pages.entries.map((video) => (
                      <VideoCard
                        key={video.id}
                        video={video}
                        onPlay={() => overlay.open(video.id)}
                      />
                    ))}
                  </ul>
                  <ShowMore pages={pages} page={page} noun="videos" />
                </>
              ) : (
                <p className="empty">The first trailer is on its way.</p>
              )}
              {shown && <VideoOverlay video={shown} onClose={overlay.close} />}
              {!shown && overlay.shown !== null && linked && (
                <Loaded from={linked} waiting={null} failed={() => null}>
                  {(video) =>
                    video?.id === overlay.shown && (
                      <VideoOverlay video={video} onClose={overlay.close} />
                    )
                  }
                </Loaded>
              )}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
