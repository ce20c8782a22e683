import type { Swiper } from 'swiper/types';
import { NEXT_ICON, PAUSE_ICON, PREVIOUS_ICON } from '../../../shared/ui/icons/icon-paths';
import { Icon, PlayIcon } from '../../../shared/ui/icons/icons';

interface CarouselControlsProps {
  readonly swiper: Swiper | undefined;
  /** What a slide is called: 'banner', 'video'. */
  readonly noun: string;
  readonly playing: boolean;
  readonly onToggle: () => void;
}

/** The buttons for previous, next and pause (product 12.3). */
export const CarouselControls = ({ swiper, noun, playing, onToggle }: CarouselControlsProps) => (
  <div className="carousel-controls">
    <button type="button" aria-label={playing ? 'Pause' : 'Play'} onClick={onToggle}>
      {playing ? <Icon path={PAUSE_ICON} /> : <PlayIcon />}
    </button>
    <button type="button" aria-label={`Previous ${noun}`} onClick={() => swiper?.slidePrev()}>
      <Icon path={PREVIOUS_ICON} />
    </button>
    <button type="button" aria-label={`Next ${noun}`} onClick={() => swiper?.slideNext()}>
      <Icon path={NEXT_ICON} />
    </button>
  </div>
);
