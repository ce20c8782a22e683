import { lazy, Suspense } from 'react';
import type { Resource } from '../../data/resource';
import { delay } from '../../domain/failures/timeout';
import type { Video } from '../../domain/entries/video';
import { heroShown } from './Hero';
import { LandingSection } from './LandingSection';
import styles from './LatestVideos.module.css';

const VideoCarousel = lazy(async () => {
  await heroShown;
  const { VideoCarousel: Carousel } = await import('./VideoCarousel');
  // The hero's carousel arrives at the same moment and is seen first.
  await delay(AFTER_HERO_MS);
  return { default: Carousel };
});

const AFTER_HERO_MS = 100;

interface LatestVideosSectionProps {
  readonly videos: Resource<readonly Video[]>;
}

/** The newest videos in a carousel, and the player over the page (product 4.9). */
export function LatestVideosSection({ videos }: LatestVideosSectionProps) {
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
      {(latest) => (
        <Suspense fallback={waiting}>
          <VideoCarousel videos={latest} />
        </Suspense>
      )}
    </LandingSection>
  );
}
