import { useEffect, useRef, useState, type ReactNode } from 'react';
import Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import { savesData } from '../../shared/data/data-saver';
import { HERO_TRANSITION_MS } from '../../shared/limits';
import { useAutoplay, useOnScreen, usePageQuiet } from './useAutoplay';
import './carousel.css';
import { NEXT_ICON, PAUSE_ICON, PREVIOUS_ICON, Icon, PlayIcon } from '../../shared/ui/icons';
import { nextLabel, PAUSE, PLAY, previousLabel } from '../../shared/words/lists';

interface CarouselProps<Slide> {
  readonly label: string;
  /** The noun for a slide: 'banner', 'video'. */
  readonly noun: string;
  readonly slides: readonly Slide[];
  /** How long each slide is shown, in ms. */
  readonly delay: number;
  readonly options: SwiperOptions;
  /** Whether an overlay covers the carousel, which pauses autoplay. */
  readonly covered?: boolean;
  readonly controlsClassName: string | undefined;
  /** `isNear`: whether the slide is visible, or may be soon. */
  readonly children: (slide: Slide, isNear: boolean) => ReactNode;
}

/**
 * Shows one slide at a time, in a loop. Unlike Swiper's React component, it initializes Swiper in a
 * separate task once the carousel is visible, because rendering and measuring the slides in one
 * task blocks a slow phone.
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
  const isPageQuiet = usePageQuiet();
  const running = visible && !covered && isPageQuiet;
  const autoplay = useAutoplay(swiper, delay, running);
  const hasSeveral = slides.length > 1;
  const { near, prepareAll } = useNearSlides(active, delay, running && autoplay.enabled);

  useEffect(() => {
    if (!hasSeveral || !visible || swiper || !element.current) return;
    const created = new Swiper(element.current, {
      loop: true,
      // Only touch, because dragging with the mouse would take the focus from the pressed element.
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
 * Returns how many slides, from the first, may request their pictures: the slides shown so far, the
 * next one after half of the current slide's time, and, without data saving, all once the pointer or
 * the focus is on the carousel.
 */
function useNearSlides(active: number, delay: number, running: boolean) {
  const [near, setNear] = useState(1);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setNear((count) => Math.max(count, active + 2)), delay / 2);
    return () => clearTimeout(timer);
  }, [active, delay, running]);
  return {
    near: Math.max(near, active + 1),
    prepareAll: () => setNear((count) => (savesData() ? count : Infinity)),
  };
}

interface CarouselControlsProps extends Pick<CarouselProps<never>, 'noun'> {
  readonly swiper: Swiper | undefined;
  readonly playing: boolean;
  readonly onToggle: () => void;
}

const BUTTON = { type: 'button', className: 'icon-button' } as const;

/** The buttons for previous, next and pause. */
const CarouselControls = ({ swiper, noun, playing, onToggle }: CarouselControlsProps) => (
  <div className="carousel-controls on-screen">
    <button {...BUTTON} aria-label={playing ? PAUSE : PLAY} onClick={onToggle}>
      {playing ? <Icon path={PAUSE_ICON} /> : <PlayIcon />}
    </button>
    <button {...BUTTON} aria-label={previousLabel(noun)} onClick={() => swiper?.slidePrev()}>
      <Icon path={PREVIOUS_ICON} />
    </button>
    <button {...BUTTON} aria-label={nextLabel(noun)} onClick={() => swiper?.slideNext()}>
      <Icon path={NEXT_ICON} />
    </button>
  </div>
);
