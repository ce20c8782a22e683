import { useId } from 'react';
import { ExpandableText } from '../../components/ExpandableText';
import { Thumbnail } from '../../components/Thumbnail';
import { ADMIN_EXCERPT } from '../../domain/limits';
import { MESSAGES } from '../../domain/messages';
import { watchUrl, youTubeId, type Video } from '../../domain/video';
import { deleteVideo } from '../../services/videos-admin';
import actions from '../CardActions.module.css';
import { EntryCard } from '../EntryCard';
import type { PlaceInList } from '../EntryList';
import styles from '../EntryCard.module.css';
import { useDelete } from '../useDelete';
import { LandingPageSwitch } from './LandingPageSwitch';
import { videoList } from './videos.loader';

interface VideoItemProps extends Pick<PlaceInList, 'expanded' | 'onToggle'> {
  readonly video: Video;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}

/** One video with all that can be done about it. What an old one lacks is left blank. */
export function VideoItem({ video, expanded, onToggle, onEdit, onDeleted }: VideoItemProps) {
  const headingId = useId();
  const { id, title, description, videoUrl } = video;
  const name = title || 'No title';
  const youTube = youTubeId(videoUrl);
  const removal = useDelete({
    question: MESSAGES.videoDeleteQuestion,
    thing: name,
    note: '',
    done: 'Video deleted successfully!',
    failed: MESSAGES.videoNotDeleted,
    remove: () => videoList.afterWrite(deleteVideo(id)),
    onDeleted,
  });
  const watch = youTube && (
    <a
      href={watchUrl(youTube)}
      target="_blank"
      rel="noopener noreferrer"
      className={actions.action}
      aria-describedby={headingId}
    >
      Watch<span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );

  return (
    <EntryCard
      {...{ id, headingId, name, onEdit, removal }}
      picture={<Thumbnail key={youTube} videoUrl={videoUrl} className={styles.picture} small />}
      above={<LandingPageSwitch video={video} describedBy={headingId} />}
      before={watch}
    >
      <ExpandableText
        text={description}
        limit={ADMIN_EXCERPT}
        expanded={expanded}
        onToggle={onToggle}
        describedBy={headingId}
        lessLabel="Show Less"
      />
    </EntryCard>
  );
}
