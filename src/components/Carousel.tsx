import { useEffect, useRef, useState, type ReactNode } from 'react';
import Swiper from 'swiper';
import 'swiper/css';
import type { SwiperOptions } from 'swiper/types';
import { HERO_TRANSITION_MS } from '../domain/limits';
import { useAutoplay } from '../hooks/useAutoplay';
import { useOnScreen } from '../hooks/useOnScreen';
import { CarouselControls } from './CarouselControls';

interface CarouselProps<Slide> {
  readonly label: string;
  /** What a slide is called: 'banner', 'video'. */
  readonly noun: string;
  readonly slides: readonly Slide[];
  /** How long each of them stands, in ms. */
  readonly delay: number;
  readonly options: SwiperOptions;
  /** Something lies over it: it stands still. */
  readonly covered?: boolean;
  readonly controlsClassName: string | undefined;
  readonly children: (slide: Slide) => ReactNode;
}

/**
 * One slide at a time, round and round (SPEC §2). Until it is on the screen it is a row that shows
 * its first slide, and Swiper begins in a task of its own, which the package's component for React
 * does not: drawing the slides and measuring them in one piece holds up a slow phone.
 */
export function Carousel<Slide extends { readonly id: string }>({
  label,
  noun,
  slides,
  delay,
  options,
  covered = false,
  controlsClassName,
  children,
}: CarouselProps<Slide>) {
  const element = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const [active, setActive] = useState(0);
  const seen = useOnScreen(element);
  const autoplay = useAutoplay(swiper, delay, seen && !covered);
  const moving = slides.length > 1;

  useEffect(() => {
    if (!moving || !seen || swiper || !element.current) return;
    const made = new Swiper(element.current, {
      loop: true,
      // A finger drags the slides; a mouse would lose the focus of what it presses.
      simulateTouch: false,
      speed: HERO_TRANSITION_MS,
      ...options,
      on: { slideChange: ({ realIndex }) => setActive(realIndex) },
    });
    setSwiper(made);
  }, [moving, seen, swiper, options]);

  useEffect(() => {
    return () => void swiper?.destroy();
  }, [swiper]);

  return (
    <div aria-roledescription="carousel" role="group" aria-label={label} {...autoplay.holdProps}>
      <div ref={element} className="swiper">
        <div className="swiper-wrapper">
          {slides.map((slide, index) => (
            <div key={slide.id} className="swiper-slide" inert={index !== active}>
              {children(slide)}
            </div>
          ))}
        </div>
      </div>
      {moving && (
        <div className={controlsClassName}>
          <CarouselControls
            swiper={swiper}
            noun={noun}
            playing={autoplay.wanted}
            onToggle={autoplay.toggle}
          />
        </div>
      )}
    </div>
  );
}
