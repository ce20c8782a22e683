import { EffectFade } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { Carousel } from '../../components/Carousel';
import type { HeroBanner } from '../../../content/banner/banner';
import { HERO_AUTOPLAY_MS } from '../../../shared/limits';
import styles from './Hero.module.css';
import { HeroSlide, type TicketsOf } from './HeroSlide';
import { BANNER, FILMS } from '../../../shared/words/home';

interface HeroCarouselProps {
  readonly banners: readonly HeroBanner[];
  readonly ticketsOf: TicketsOf;
  readonly onBroken: (id: string) => void;
}

const FADE: SwiperOptions = {
  modules: [EffectFade],
  effect: 'fade',
  fadeEffect: { crossFade: true },
};

/** Two or three banners that fade into each other. */
export const HeroCarousel = ({ banners, ticketsOf, onBroken }: HeroCarouselProps) => (
  <Carousel
    // Swiper counts its slides only once, so the carousel is created again when a slide is left
    // out.
    key={banners.length}
    label={FILMS}
    noun={BANNER}
    slides={banners}
    delay={HERO_AUTOPLAY_MS}
    options={FADE}
    controlsClassName={styles.controls}
  >
    {(banner, isNear) => (
      <HeroSlide
        banner={banner}
        tickets={ticketsOf(banner)}
        hasPicture={isNear}
        isLater={banner !== banners[0]}
        onError={() => onBroken(banner.id)}
      />
    )}
  </Carousel>
);

// For VideoCarousel.tsx, so that the build puts both into one file.
export { Carousel };
