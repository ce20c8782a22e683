import { useEffect, useRef } from 'react';
import { useExpandedId } from '../../hooks/useExpandedId';
import type { Video } from '../../domain/video';
import { VideoItem } from './VideoItem';
import styles from './VideoItem.module.css';

interface VideoListProps {
  readonly videos: readonly Video[];
  readonly onEdit: (video: Video) => Promise<void>;
  readonly onDeleted: (id: string) => void;
}

/** The videos as cards. One that is deleted leaves the list, and the focus goes on to the next. */
export function VideoList({ videos, onEdit, onDeleted }: VideoListProps) {
  const { expandedId, toggle } = useExpandedId();
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<number>(null);

  useEffect(() => {
    const position = leaving.current;
    leaving.current = null;
    if (position === null || list.current?.contains(document.activeElement)) return;
    const cards = list.current?.querySelectorAll<HTMLElement>('article') ?? [];
    cards[Math.min(position, videos.length - 1)]?.focus();
  }, [videos]);

  return (
    <ul ref={list} className={styles.list}>
      {videos.map((video, position) => (
        <li key={video.id}>
          <VideoItem
            video={video}
            expanded={video.id === expandedId}
            onToggle={() => toggle(video.id)}
            onEdit={() => void onEdit(video)}
            onDeleted={() => {
              leaving.current = position;
              onDeleted(video.id);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** Empty cards while the videos load. */
export const VideoListSkeleton = () => (
  <div role="status" aria-label="Loading videos">
    <div className={styles.list} aria-hidden="true">
      {[1, 2, 3].map((position) => (
        <div key={position} className={`skeleton ${styles.placeholder}`} />
      ))}
    </div>
  </div>
);
