import { useId } from 'react';
import { Thumbnail } from '../../components/cards/Thumbnail';
import { ADMIN_MESSAGES } from '../messages';
import type { Video } from '../../content/video/video';
import { watchUrl, youTubeId } from '../../domain/entries/youtube';
import { paths } from '../../paths';
import { locationOf } from '../../firebase/entries/kinds';
import { deleteEntry } from '../../services/store/trash';
import actions from '../kit/entries/CardActions.module.css';
import { EntryCard } from '../kit/entries/EntryCard';
import type { ListItemProps } from '../kit/entries/EntryList';
import styles from '../kit/entries/EntryCard.module.css';
import { useDelete } from '../kit/entries/useDelete';
import { useUnpublish } from '../kit/entries/useUnpublish';
import { LandingPageSwitch } from './LandingPageSwitch';
import { videoList } from './videos.loader';

interface VideoItemProps {
  readonly video: Video;
  readonly item: ListItemProps;
}

/** One video with all that can be done with it. What an old one lacks is left blank. */
export function VideoItem({ video, item }: VideoItemProps) {
  const headingId = useId();
  const { id, title, description, videoUrl } = video;
  const name = title || 'Untitled';
  const youTube = youTubeId(videoUrl);
  const deletion = useDelete({
    question: ADMIN_MESSAGES.videoDeleteQuestion,
    thing: name,
    done: 'Video deleted successfully!',
    failed: ADMIN_MESSAGES.videoNotDeleted,
    shown: { entry: video, at: locationOf('video', video) },
    remove: () => deleteEntry('video', video),
    list: videoList,
    item,
  });
  const unpublishing = useUnpublish({
    kind: 'video',
    entry: video,
    thing: name,
    list: videoList,
    item,
  });

  return (
    <EntryCard
      {...{ id, headingId, name, description, item, deletion, unpublishing }}
      at={locationOf('video', video)}
      nextOf="video"
      lessLabel="Show Less"
      viewPath={paths.video(id)}
      picture={
        <Thumbnail
          key={youTube}
          video={video}
          sizes="(width < 40rem) 92vw, 20rem"
          className={styles.picture}
          small
        />
      }
      above={<LandingPageSwitch video={video} describedBy={headingId} />}
      afterEdit={
        youTube && (
          <a
            href={watchUrl(youTube)}
            target="_blank"
            rel="noopener noreferrer"
            className={actions.action}
            aria-describedby={headingId}
          >
            Watch<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        )
      }
    />
  );
}
