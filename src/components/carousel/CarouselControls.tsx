import type { Swiper } from 'swiper/types';
import styles from './CarouselControls.module.css';
import { PlayIcon } from '../icons/icons';
import { NextIcon, PauseIcon, PreviousIcon } from '../icons/media-icons';

interface CarouselControlsProps {
  readonly swiper: Swiper | undefined;
  /** What a slide is called: 'banner', 'video'. */
  readonly noun: string;
  readonly playing: boolean;
  readonly onToggle: () => void;
}

/** The buttons for previous, next and pause (product 12.3). */
export const CarouselControls = ({ swiper, noun, playing, onToggle }: CarouselControlsProps) => (
  <div className={styles.controls}>
    <button type="button" aria-label={playing ? 'Pause' : 'Play'} onClick={onToggle}>
      {playing ? <PauseIcon /> : <PlayIcon />}
    </button>
    <button type="button" aria-label={`Previous ${noun}`} onClick={() => swiper?.slidePrev()}>
      <PreviousIcon />
    </button>
    <button type="button" aria-label={`Next ${noun}`} onClick={() => swiper?.slideNext()}>
      <NextIcon />
    </button>
  </div>
);
