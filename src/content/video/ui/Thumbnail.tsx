import { useState, type SyntheticEvent } from 'react';
import type { Video } from '../video';
import { thumbnailUrls, youTubeId } from '../../values/youtube';
import { Photo } from '../../../shared/ui/Photo';
import styles from './Thumbnail.module.css';

/** The width of the placeholder that YouTube returns for a missing size (product 7.6). */
const MISSING_WIDTH_PX = 120;
/** The index of the first small size in `thumbnailUrls`. */
const SMALL_FROM = 2;

interface ThumbnailProps {
  readonly video: Pick<Video, 'videoUrl' | 'picture'>;
  /** The value of the `sizes` attribute. */
  readonly sizes: string;
  readonly className?: string | undefined;
  /** Whether to load only the smaller sizes from YouTube, for long lists. */
  readonly small?: boolean;
}

/**
 * The picture of a video: its own (product 7.8), the largest that YouTube has, or an empty frame.
 * If the video has its own picture, nothing is requested from YouTube, even if that picture fails
 * to load.
 */
export function Thumbnail({ video, sizes, className, small = false }: ThumbnailProps) {
  const [step, setStep] = useState(0);
  const { videoUrl, picture } = video;
  const id = youTubeId(videoUrl);
  const src = id && thumbnailUrls(id).slice(small ? SMALL_FROM : 0)[step];
  const tryNext = () => setStep((current) => current + 1);
  const frame = <span className={[styles.frame, className].filter(Boolean).join(' ')} />;

  if (picture) {
    const decorative = { ...picture, alt: '' };
    return <Photo picture={decorative} sizes={sizes} className={className} fallback={frame} />;
  }
  if (!src) return frame;
  return (
    <img
      className={className}
      src={src}
      alt=""
      width={1280}
      height={720}
      loading="lazy"
      onError={tryNext}
      onLoad={(event: SyntheticEvent<HTMLImageElement>) => {
        if (event.currentTarget.naturalWidth <= MISSING_WIDTH_PX) tryNext();
      }}
    />
  );
}
