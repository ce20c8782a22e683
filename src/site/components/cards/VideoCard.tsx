import { useId } from 'react';
import { VIDEO_EXCERPT_LENGTH } from '../../../shared/limits';
import type { Video } from '../../../content/video/video';
import { isUprightInCard } from '../../../content/video/youtube';
import { ExpandableText } from '../../../shared/ui/text/ExpandableText';
import { PlayIcon } from '../../../shared/ui/icons/icons';
import { Thumbnail } from '../../../content/video/ui/Thumbnail';
import { fitWords } from '../../../shared/ui/text/fit-words';
import styles from './VideoCard.module.css';

const CARD_SIZES = '(width < 40rem) 92vw, (width < 64rem) 46vw, 28rem';

interface PlayButtonProps {
  readonly video: Video;
  /** The value of the `sizes` attribute of its picture. */
  readonly sizes?: string;
  readonly onPlay: () => void;
}

/** The thumbnail of a video as its play button. */
export const PlayButton = ({ video, sizes = CARD_SIZES, onPlay }: PlayButtonProps) => (
  <button
    type="button"
    className={styles.play}
    data-upright={isUprightInCard(video)}
    aria-label={`Play ${video.title || 'video'}`}
    onClick={onPlay}
  >
    <Thumbnail video={video} sizes={sizes} className={styles.thumbnail} />
    <span className={styles.disc}>
      <PlayIcon />
    </span>
  </button>
);

interface VideoCardProps extends PlayButtonProps {
  readonly expanded: boolean;
  readonly onToggle: () => void;
}

/** A video with its title and text (product 7.2). */
export function VideoCard({ video, onPlay, expanded, onToggle }: VideoCardProps) {
  const headingId = useId();
  return (
    <li className={styles.card}>
      <PlayButton video={video} onPlay={onPlay} />
      <div>
        <h3 id={headingId} {...fitWords(video.title)}>
          {video.title || 'Untitled'}
        </h3>
        <ExpandableText
          text={video.description}
          limit={VIDEO_EXCERPT_LENGTH}
          expanded={expanded}
          onToggle={onToggle}
          describedBy={headingId}
        />
      </div>
    </li>
  );
}
