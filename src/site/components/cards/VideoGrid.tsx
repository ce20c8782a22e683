import type { Video } from '../../../content/video/video';
import { useExpandedId } from '../../../shared/ui/hooks/useExpandedId';
import { VideoCard } from './VideoCard';
import styles from './VideoGrid.module.css';

interface VideoGridProps {
  readonly videos: readonly Video[];
  readonly onPlay: (id: string) => void;
}

/** Cards of videos, one expanded at a time (product 12.2). */
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
