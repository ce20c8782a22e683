import { useLoaderData } from 'react-router-dom';
import { Loaded, LoadFailure } from '../../../shared/ui/Loaded';
import { ShowMore } from '../../../shared/ui/ShowMore';
import { VideoGrid, VideosSkeleton } from '../../components/cards/VideoGrid';
import { useBackgroundImport } from '../../../shared/ui/hooks';
import { useOverlay } from '../../components/overlays/useOverlay';
import { usePageHead } from '../../../content/meta/use-page-head';
import { paths } from '../../../content/paths/paths';
import type { VideosData } from './videos.loader';
import { VIDEOS } from '../../../shared/words/frame';
import { NEWEST_FIRST } from '../../../shared/words/lists';
import {
  NO_VIDEOS,
  THE_VIDEO,
  THE_VIDEOS,
  VIDEO_GONE,
  VIDEOS_NOUN,
} from '../../../shared/words/videos';

const loadPlayer = () => import('../../components/overlays/VideoOverlay');

/** The videos, newest first, and the player overlay. */
export function VideosPage() {
  const { linked, list, page, part } = useLoaderData<VideosData>();
  const overlay = useOverlay('video');
  const player = useBackgroundImport(loadPlayer, overlay.shown);
  usePageHead(
    VIDEOS,
    async ({ findOpenedEntry, pageHead, videoHead }, shown) => {
      const video = await findOpenedEntry(
        ({ id }) => id === shown,
        list,
        () => linked,
      );
      return video ? videoHead(video) : pageHead(paths.videos);
    },
    overlay.shown,
  );

  return (
    <div className="section first">
      <h1 className="section-title">{VIDEOS}</h1>
      <Loaded
        from={list}
        waiting={<VideosSkeleton />}
        failed={(retry) => <LoadFailure what={THE_VIDEOS} retry={retry} />}
      >
        {(pages) => {
          const shown = pages.entries.find(({ id }) => id === overlay.shown);
          return (
            <>
              {!shown && overlay.shown !== null && linked && (
                <Loaded
                  from={linked}
                  waiting={null}
                  failed={(retry) => <LoadFailure what={THE_VIDEO} retry={retry} />}
                >
                  {(video) => video === null && <p role="alert">{VIDEO_GONE}</p>}
                </Loaded>
              )}
              {pages.entries.length > 0 ? (
                <>
                  <h2 className="visually-hidden">{NEWEST_FIRST}</h2>
                  <VideoGrid videos={pages.entries} onPlay={overlay.open} />
                  <ShowMore pages={pages} part={part} page={page} noun={VIDEOS_NOUN} />
                </>
              ) : (
                <p className="empty">{NO_VIDEOS}</p>
              )}
              {shown && player && (
                <player.VideoOverlay
                  video={shown}
                  path={paths.video(shown.id)}
                  onClose={overlay.close}
                />
              )}
              {!shown && overlay.shown !== null && linked && player && (
                <Loaded from={linked} waiting={null} failed={() => null}>
                  {(video) =>
                    video?.id === overlay.shown && (
                      <player.VideoOverlay
                        video={video}
                        path={paths.video(video.id)}
                        onClose={overlay.close}
                      />
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
