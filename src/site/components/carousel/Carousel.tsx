import { useEffect, useRef, useState, type ReactNode } from 'react';
import Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import { HERO_TRANSITION_MS } from '../../../shared/limits';
import { useAutoplay } from '../hooks/useAutoplay';
import { useOnScreen } from '../hooks/useOnScreen';
import './carousel.css';
import { CarouselControls } from './CarouselControls';
import { usePageQuiet } from './usePageQuiet';

interface CarouselProps<Slide> {
  readonly label: string;
  /** What a slide is called: 'banner', 'video'. */
  readonly noun: string;
  readonly slides: readonly Slide[];
  /** How long each slide is shown, in ms. */
  readonly delay: number;
  readonly options: SwiperOptions;
  /** Whether an overlay covers it, which pauses autoplay. */
  readonly covered?: boolean;
  readonly controlsClassName: string | undefined;
  /** `isNear`: whether the slide is shown, or may be soon. */
  readonly children: (slide: Slide, isNear: boolean) => ReactNode;
}

/**
 * Shows one slide at a time, in a loop (product 4.2, 4.10). Swiper is initialized once the carousel is
 * visible and in a task of its own, unlike by its React component: rendering and measuring the slides
 * in one task blocks a slow phone.
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
  const visible = useOnScreen(element);
  const isQuiet = usePageQuiet();
  const running = visible && !covered && isQuiet;
  const autoplay = useAutoplay(swiper, delay, running);
  const hasSeveral = slides.length > 1;
  const { near, prepareAll } = useNearSlides(active, delay, running);

  useEffect(() => {
    if (!hasSeveral || !visible || swiper || !element.current) return;
    const created = new Swiper(element.current, {
      loop: true,
      // Touch only: dragging with the mouse takes the focus from the pressed element.
      simulateTouch: false,
      speed: HERO_TRANSITION_MS,
      ...options,
      on: { slideChange: ({ realIndex }) => setActive(realIndex) },
    });
    setSwiper(created);
  }, [hasSeveral, visible, swiper, options]);

  useEffect(() => {
    return () => void swiper?.destroy();
  }, [swiper]);

  return (
    <div
      aria-roledescription="carousel"
      role="group"
      aria-label={label}
      {...autoplay.handlers}
      onPointerEnter={(event) => {
        prepareAll();
        autoplay.handlers.onPointerEnter(event);
      }}
      onFocusCapture={prepareAll}
    >
      <div ref={element} className="swiper">
        <div className="swiper-wrapper">
          {slides.map((slide, index) => (
            <div key={slide.id} className="swiper-slide" inert={index !== active}>
              {children(slide, index < near)}
            </div>
          ))}
        </div>
      </div>
      {hasSeveral && (
        <div className={controlsClassName}>
          <CarouselControls
            swiper={swiper}
            noun={noun}
            playing={autoplay.enabled}
            onToggle={autoplay.toggle}
          />
        </div>
      )}
    </div>
  );
}

/**
 * How many of the first slides are near: those that were shown, the next one when half of its
 * predecessor's time is over, and all as soon as somebody may press a button.
 */
function useNearSlides(active: number, delay: number, running: boolean) {
  const [near, setNear] = useState(1);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setNear((count) => Math.max(count, active + 2)), delay / 2);
    return () => clearTimeout(timer);
  }, [active, delay, running]);
  return { near, prepareAll: () => setNear(Infinity) };
}
