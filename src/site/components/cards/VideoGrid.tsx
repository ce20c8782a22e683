import { useId } from 'react';
import type { Video } from '../../../content/video/video';
import { useExpandedId, ExpandableText } from '../../../shared/ui/ExpandableText';
import styles from './VideoGrid.module.css';
import { VIDEO_EXCERPT_LENGTH, VIDEOS_PER_PAGE } from '../../../shared/limits';
import { hasPortraitCard } from '../../../content/values/youtube';
import { PlayIcon } from '../../../shared/ui/icons';
import { Thumbnail } from '../../../content/video/ui/Thumbnail';
import { fitWords, MixedText } from '../../../shared/ui/text';
import { LOADING_VIDEOS, playLabel } from '../../../shared/words/videos';
import { UNTITLED } from '../../../shared/words/lists';

interface VideoGridProps {
  readonly videos: readonly Video[];
  readonly onPlay: (id: string) => void;
}

/** Cards of videos, one expanded at a time. */
export function VideoGrid({ videos, onPlay }: VideoGridProps) {
  const { expandedId, toggle } = useExpandedId();
  return (
    <ul className={`card-grid ${styles.grid}`}>
      {videos.map((video) => (
        <VideoCard
          key={video.id}
          video={video}
          onPlay={() => onPlay(video.id)}
          expanded={expandedId === video.id}
          onToggle={() => toggle(video.id)}
        />
      ))}
    </ul>
  );
}

const CARD_SIZES = '(width < 40rem) 92vw, (width < 64rem) 46vw, 28rem';

interface PlayButtonProps {
  readonly video: Video;
  readonly sizes?: string;
  readonly onPlay: () => void;
}

/** The thumbnail of a video as a play button. */
export const PlayButton = ({ video, sizes = CARD_SIZES, onPlay }: PlayButtonProps) => (
  <button
    type="button"
    className={styles.play}
    data-upright={hasPortraitCard(video)}
    aria-label={playLabel(video.title)}
    onClick={onPlay}
  >
    <Thumbnail video={video} sizes={sizes} className="cover" />
    <span className={styles.disc}>
      <PlayIcon />
    </span>
  </button>
);

interface VideoCardProps extends PlayButtonProps {
  readonly expanded: boolean;
  readonly onToggle: () => void;
}

/** A video with its title and text. */
function VideoCard({ video, onPlay, expanded, onToggle }: VideoCardProps) {
  const headingId = useId();
  return (
    <li className={`card expands ${styles.card}`}>
      <PlayButton video={video} onPlay={onPlay} />
      <h3 id={headingId} className="fit clamp" {...fitWords(video.title)}>
        <MixedText text={video.title || UNTITLED} />
      </h3>
      <ExpandableText
        text={video.description}
        limit={VIDEO_EXCERPT_LENGTH}
        expanded={expanded}
        onToggle={onToggle}
        describedBy={headingId}
      />
    </li>
  );
}

export const VideosSkeleton = () => (
  <div role="status" aria-label={LOADING_VIDEOS}>
    <div className={`card-grid ${styles.grid}`} aria-hidden="true">
      {Array.from({ length: VIDEOS_PER_PAGE }, (_, position) => (
        <div key={position} className={styles.placeholder}>
          <div className="skeleton cover" />
        </div>
      ))}
    </div>
  </div>
);
