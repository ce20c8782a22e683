import { useState } from 'react';
import 'swiper/css';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Swiper as SwiperInstance } from 'swiper/types';
import { CarouselControls } from '../../components/CarouselControls';
import { PlayButton } from '../../components/VideoCard';
import { VideoOverlay } from '../../components/VideoOverlay';
import { HERO_TRANSITION_MS, VIDEO_AUTOPLAY_MS } from '../../domain/limits';
import { languageOf } from '../../domain/text';
import type { Video } from '../../domain/video';
import { useAutoplay } from '../../hooks/useAutoplay';
import { useOverlay } from '../../hooks/useOverlay';
import styles from './LatestVideos.module.css';

interface VideoCarouselProps {
  readonly videos: readonly Video[];
}

/** One video at a time, round and round, with a play button on each (SPEC §2). */
export function VideoCarousel({ videos }: VideoCarouselProps) {
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const autoplay = useAutoplay(swiper, VIDEO_AUTOPLAY_MS);
  const moving = videos.length > 1;
  const overlay = useOverlay('video');
  const shown = videos.find(({ id }) => id === overlay.shown);

  return (
    <div
      aria-roledescription="carousel"
      role="group"
      aria-label="Latest videos"
      {...autoplay.holdProps}
    >
      <Swiper
        loop={moving}
        // A finger drags the slides; a mouse would lose the focus of what it presses.
        simulateTouch={false}
        speed={HERO_TRANSITION_MS}
        spaceBetween={32}
        onSwiper={setSwiper}
      >
        {videos.map((video) => (
          <SwiperSlide key={video.id}>
            {({ isActive }: { isActive: boolean }) => (
              <article className={styles.slide} inert={!isActive}>
                <PlayButton video={video} onPlay={() => overlay.open(video.id)} />
                <div className={styles.words}>
                  <h3 lang={languageOf(video.title)}>{video.title || 'Untitled'}</h3>
                  <p lang={languageOf(video.description)}>{video.description}</p>
                </div>
              </article>
            )}
          </SwiperSlide>
        ))}
      </Swiper>
      {moving && (
        <div className={styles.controls}>
          <CarouselControls
            swiper={swiper}
            noun="video"
            playing={autoplay.wanted}
            onToggle={autoplay.toggle}
          />
        </div>
      )}
      {shown && <VideoOverlay video={shown} onClose={overlay.close} />}
    </div>
  );
}
