import { useState, type SyntheticEvent } from 'react';
import { thumbnailUrls, youTubeId } from '../domain/video';
import styles from './Thumbnail.module.css';

/** YouTube answers for a missing size with a small grey picture of this width (DESIGN R11). */
const MISSING_WIDTH_PX = 120;
/** The place of the first small one among the sizes. */
const SMALL_FROM = 2;

interface ThumbnailProps {
  readonly videoUrl: string;
  readonly className?: string | undefined;
  /** For a list of many: the smaller sizes only. */
  readonly small?: boolean;
}

/** The largest thumbnail that exists for a video; a film frame of our own when there is none. */
export function Thumbnail({ videoUrl, className, small = false }: ThumbnailProps) {
  const [step, setStep] = useState(0);
  const id = youTubeId(videoUrl);
  const src = id && thumbnailUrls(id).slice(small ? SMALL_FROM : 0)[step];
  const tryNext = () => setStep((current) => current + 1);

  if (!src) return <span className={[styles.frame, className].filter(Boolean).join(' ')} />;
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
