import { languageOf } from '../domain/text';
import type { Video } from '../domain/video';
import { PlayIcon } from './icons';
import { Thumbnail } from './Thumbnail';
import styles from './VideoCard.module.css';

interface PlayButtonProps {
  readonly video: Video;
  readonly onPlay: () => void;
}

/** A video's thumbnail as the button that plays it. */
export const PlayButton = ({ video, onPlay }: PlayButtonProps) => (
  <button
    type="button"
    className={styles.play}
    aria-label={`Play ${video.title || 'video'}`}
    onClick={onPlay}
  >
    <Thumbnail videoUrl={video.videoUrl} className={styles.thumbnail} />
    <span className={styles.disc}>
      <PlayIcon />
    </span>
  </button>
);

/** A video with its title and text (SPEC §2). */
export const VideoCard = ({ video, onPlay }: PlayButtonProps) => (
  <li className={styles.card}>
    <PlayButton video={video} onPlay={onPlay} />
    <h3 lang={languageOf(video.title)}>{video.title || 'Untitled'}</h3>
    <p lang={languageOf(video.description)}>{video.description}</p>
  </li>
);
