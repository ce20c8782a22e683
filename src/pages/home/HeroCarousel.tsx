import { useState } from 'react';
import 'swiper/css';
import 'swiper/css/effect-fade';
import { EffectFade } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Swiper as SwiperInstance } from 'swiper/types';
import { CarouselControls } from '../../components/CarouselControls';
import type { HeroBanner } from '../../domain/hero-banner';
import { HERO_AUTOPLAY_MS, HERO_TRANSITION_MS } from '../../domain/limits';
import { useAutoplay } from '../../hooks/useAutoplay';
import styles from './Hero.module.css';
import { HeroSlide } from './HeroSlide';

interface HeroCarouselProps {
  readonly banners: readonly HeroBanner[];
  readonly onBroken: (id: string) => void;
}

/** Two or three banners that fade into each other, round and round (SPEC §2). */
export function HeroCarousel({ banners, onBroken }: HeroCarouselProps) {
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const autoplay = useAutoplay(swiper, HERO_AUTOPLAY_MS);

  return (
    <div aria-roledescription="carousel" role="group" aria-label="Films" {...autoplay.holdProps}>
      <Swiper
        modules={[EffectFade]}
        effect="fade"
        fadeEffect={{ crossFade: true }}
        loop
        // A finger drags the slides; a mouse would lose the focus of what it presses.
        simulateTouch={false}
        speed={HERO_TRANSITION_MS}
        onSwiper={setSwiper}
      >
        {banners.map((banner) => (
          <SwiperSlide key={banner.id}>
            {({ isActive }: { isActive: boolean }) => (
              <div inert={!isActive}>
                <HeroSlide banner={banner} onError={() => onBroken(banner.id)} />
              </div>
            )}
          </SwiperSlide>
        ))}
      </Swiper>
      <div className={styles.controls}>
        <CarouselControls
          swiper={swiper}
          noun="banner"
          playing={autoplay.wanted}
          onToggle={autoplay.toggle}
        />
      </div>
    </div>
  );
}
