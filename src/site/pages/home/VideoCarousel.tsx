import type { SwiperOptions } from 'swiper/types';
import { fitWords, MixedText } from '../../../shared/ui/text';
import { PlayButton } from '../../components/cards/VideoGrid';
import { VideoOverlay } from '../../components/overlays/VideoOverlay';
import { VIDEO_AUTOPLAY_MS } from '../../../shared/limits';
import { languageOf } from '../../../shared/text/text';
import type { Video } from '../../../content/video/video';
import { paths } from '../../../content/paths/paths';
import { useOverlay } from '../../components/overlays/useOverlay';
import { Carousel } from './HeroCarousel';
import styles from './HomePage.module.css';
import { LATEST_VIDEOS_LABEL, VIDEO } from '../../../shared/words/home';
import { UNTITLED } from '../../../shared/words/lists';

interface VideoCarouselProps {
  readonly videos: readonly Video[];
}

const SIZES = '(width < 48rem) 92vw, (width < 105rem) 58vw, 64rem';
const APART: SwiperOptions = { spaceBetween: 32 };

/** A carousel with one video at a time, each with a play button. */
export function VideoCarousel({ videos }: VideoCarouselProps) {
  const overlay = useOverlay('video');
  const shown = videos.find(({ id }) => id === overlay.shown);

  return (
    <>
      <Carousel
        label={LATEST_VIDEOS_LABEL}
        noun={VIDEO}
        slides={videos}
        delay={VIDEO_AUTOPLAY_MS}
        options={APART}
        covered={shown !== undefined}
        controlsClassName={styles.controls}
      >
        {(video) => (
          <article className={`stack ${styles.slide}`}>
            <PlayButton video={video} sizes={SIZES} onPlay={() => overlay.open(video.id)} />
            <div className={styles.words}>
              <h3 className="clamp" {...fitWords(video.title)}>
                <MixedText text={video.title || UNTITLED} />
              </h3>
              <p className="soft clamp" lang={languageOf(video.description)} dir="auto">
                <MixedText text={video.description} />
              </p>
            </div>
          </article>
        )}
      </Carousel>
      {shown && <VideoOverlay video={shown} path={paths.video(shown.id)} onClose={overlay.close} />}
    </>
  );
}
