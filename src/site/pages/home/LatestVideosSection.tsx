import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Resource } from '../../../shared/data/resource';
import type { Video } from '../../../content/video/video';
import { LandingSection } from './LandingSection';
import styles from './LatestVideos.module.css';

const VideoCarousel = lazy(async () => ({
  default: (await import('./VideoCarousel')).VideoCarousel,
}));

interface LatestVideosSectionProps {
  readonly videos: Resource<readonly Video[]>;
}

/**
 * The newest videos in a carousel, and the player over the page (product 4.9). Code and data load when
 * they come near, and at once for an address that opens one.
 */
export function LatestVideosSection({ videos }: LatestVideosSectionProps) {
  const [search] = useSearchParams();
  const waiting = (
    <div className={`skeleton ${styles.placeholder}`} role="status" aria-label="Loading videos" />
  );

  return (
    <LandingSection
      title="Latest Videos"
      what="The latest videos"
      from={videos}
      isLater={!search.has('video')}
      waiting={waiting}
      empty="The first trailer is on its way."
    >
      {(latest) => (
        <Suspense fallback={waiting}>
          <VideoCarousel videos={latest} />
        </Suspense>
      )}
    </LandingSection>
  );
}
