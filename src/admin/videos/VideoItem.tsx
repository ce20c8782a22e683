import { useId } from 'react';
import { ExpandableText } from '../../components/ExpandableText';
import { Thumbnail } from '../../components/Thumbnail';
import { ADMIN_EXCERPT } from '../../domain/limits';
import { languageOf } from '../../domain/text';
import { watchUrl, youTubeId, type Video } from '../../domain/video';
import { LandingPageSwitch } from './LandingPageSwitch';
import { useDeleteVideo } from './useDeleteVideo';
import { editButtonId } from './useEditing';
import styles from './VideoItem.module.css';

interface VideoItemProps {
  readonly video: Video;
  readonly expanded: boolean;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}

/** One video with all that can be done about it. What an old one lacks is left blank. */
export function VideoItem({ video, expanded, onToggle, onEdit, onDeleted }: VideoItemProps) {
  const headingId = useId();
  const { id, title, description, videoUrl } = video;
  const youTube = youTubeId(videoUrl);
  const remove = useDeleteVideo(video, onDeleted);

  return (
    <article className={styles.card} aria-labelledby={headingId} tabIndex={-1}>
      <Thumbnail key={youTube} videoUrl={videoUrl} className={styles.thumbnail} small />
      <div className={styles.words}>
        <h3 id={headingId} lang={languageOf(title)} dir="auto">
          {title || 'No title'}
        </h3>
        <ExpandableText
          text={description}
          limit={ADMIN_EXCERPT}
          expanded={expanded}
          onToggle={onToggle}
          describedBy={headingId}
          lessLabel="Show Less"
        />
      </div>
      <div className={styles.foot}>
        <LandingPageSwitch video={video} describedBy={headingId} />
        <div className={styles.actions}>
          {youTube && (
            <a
              href={watchUrl(youTube)}
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby={headingId}
            >
              Watch<span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          )}
          <button type="button" id={editButtonId(id)} aria-describedby={headingId} onClick={onEdit}>
            Edit
          </button>
          <button
            type="button"
            aria-disabled={remove.pending}
            aria-describedby={headingId}
            onClick={remove.ask}
          >
            Delete
          </button>
        </div>
      </div>
    </article>
  );
}
