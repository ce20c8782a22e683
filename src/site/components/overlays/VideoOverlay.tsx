import { useId, useState } from 'react';
import { VIDEO_EXCERPT_LENGTH } from '../../../shared/limits';
import { languageOf } from '../../../shared/text/text';
import type { Video } from '../../../content/video/video';
import {
  isShortUrl,
  playerUrl,
  watchUrl,
  youTubeId,
  youTubeStart,
} from '../../../content/values/youtube';
import { ExpandableText } from '../../../shared/ui/ExpandableText';
import { CloseIcon } from '../../../shared/ui/icons';
import { Modal } from '../../../shared/ui/Modal';
import { NewTabLink, MixedText } from '../../../shared/ui/text';
import { ShareButton } from './ShareButton';
import styles from './VideoOverlay.module.css';
import {
  CLOSE_VIDEO,
  UNTITLED_VIDEO,
  VIDEO_NOT_AVAILABLE,
  WATCH_ON_YOUTUBE,
} from '../../../shared/words/videos';

interface VideoOverlayProps {
  readonly video: Pick<Video, 'title' | 'videoUrl'> & Partial<Pick<Video, 'description'>>;
  /** The path under which the video can be shared. */
  readonly path: string;
  readonly onClose: () => void;
}

/** The full-screen player. Nothing is loaded from YouTube before it opens. */
export function VideoOverlay({ video, path, onClose }: VideoOverlayProps) {
  const id = youTubeId(video.videoUrl);
  const start = youTubeStart(video.videoUrl);
  const title = video.title || UNTITLED_VIDEO;
  const titleId = useId();
  const [expanded, setExpanded] = useState(false);

  return (
    <Modal label={title} inAddress onClose={onClose} className={styles.overlay}>
      <div className={`row between nowrap ${styles.bar}`}>
        <p
          id={titleId}
          className={`clamp display small-title ${styles.title}`}
          lang={languageOf(title)}
          dir="auto"
        >
          <MixedText text={title} />
        </p>
        <button
          type="button"
          className="icon-button round"
          onClick={onClose}
          aria-label={CLOSE_VIDEO}
        >
          <CloseIcon />
        </button>
      </div>
      {id ? (
        <>
          <div className={styles.stage}>
            <iframe
              className={styles.player}
              data-upright={isShortUrl(video.videoUrl)}
              src={playerUrl(id, start)}
              title={title}
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
            />
          </div>
          <div className={styles.text}>
            {video.description && (
              <ExpandableText
                text={video.description}
                limit={VIDEO_EXCERPT_LENGTH}
                expanded={expanded}
                onToggle={() => setExpanded(!expanded)}
                describedBy={titleId}
              />
            )}
            <NewTabLink className={`text-button ${styles.elsewhere}`} href={watchUrl(id, start)}>
              {WATCH_ON_YOUTUBE}
            </NewTabLink>
            <ShareButton title={title} path={path} className="text-button" />
          </div>
        </>
      ) : (
        <p className={styles.missing}>{VIDEO_NOT_AVAILABLE}</p>
      )}
    </Modal>
  );
}
