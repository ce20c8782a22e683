import { VideoGrid } from '../../../components/cards/VideoGrid';
import type { Resource } from '../../../../shared/data/resource';
import type { Video } from '../../../../content/video/video';
import { useBackgroundImport } from '../../../../shared/ui/hooks/useBackgroundImport';
import { useOverlay } from '../../../components/hooks/useOverlay';
import { paths } from '../../../../content/paths/paths';
import { MovieSection } from './MovieSection';

const loadPlayer = () => import('../../../components/overlays/VideoOverlay');

interface MovieVideosProps {
  readonly from: Resource<readonly Video[]>;
}

/** The newest videos of a movie, which open in the player (product 5.19). */
export function MovieVideos({ from }: MovieVideosProps) {
  const overlay = useOverlay('video');
  const player = useBackgroundImport(loadPlayer, overlay.shown);
  return (
    <MovieSection title="Videos" what="The videos" from={from}>
      {(videos) => {
        const shown = videos.find(({ id }) => id === overlay.shown);
        return (
          <>
            <VideoGrid videos={videos} onPlay={overlay.open} />
            {shown && player && (
              <player.VideoOverlay
                video={shown}
                path={paths.video(shown.id)}
                onClose={overlay.close}
              />
            )}
          </>
        );
      }}
    </MovieSection>
  );
}
