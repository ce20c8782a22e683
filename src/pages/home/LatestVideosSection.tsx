import { lazy, Suspense } from 'react';
import type { Resource } from '../../app/resource';
import { VideoOverlay } from '../../components/VideoOverlay';
import type { Video } from '../../domain/video';
import { useOverlay } from '../../hooks/useOverlay';
import { LandingSection } from './LandingSection';
import styles from './LatestVideos.module.css';

const VideoCarousel = lazy(async () => ({
  default: (await import('./VideoCarousel')).VideoCarousel,
}));

interface LatestVideosSectionProps {
  readonly videos: Resource<readonly Video[]>;
}

/** The newest videos in a carousel, and the player over the page (SPEC §2). */
export function LatestVideosSection({ videos }: LatestVideosSectionProps) {
  const overlay = useOverlay('video');
  const waiting = (
    <div className={`skeleton ${styles.placeholder}`} role="status" aria-label="Loading videos" />
  );

  return (
    <LandingSection
      title="Latest Videos"
      what="The latest videos"
      from={videos}
      waiting={waiting}
      empty="The first trailer is on its way."
    >
      {(latest) => {
        const shown = latest.find(({ id }) => id === overlay.shown);
        return (
          <>
            <Suspense fallback={waiting}>
              <VideoCarousel videos={latest} onPlay={overlay.open} />
            </Suspense>
            {shown && <VideoOverlay video={shown} onClose={overlay.close} />}
          </>
        );
      }}
    </LandingSection>
  );
}
