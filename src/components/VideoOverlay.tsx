import { languageOf } from '../domain/text';
import { playerUrl, watchUrl, youTubeId, type Video } from '../domain/video';
import { CloseIcon } from './icons';
import { Modal } from './Modal';
import styles from './VideoOverlay.module.css';

interface VideoOverlayProps {
  readonly video: Pick<Video, 'title' | 'videoUrl'>;
  readonly onClose: () => void;
}

/** The player over the whole screen (SPEC §2). Nothing of YouTube is loaded before it opens. */
export function VideoOverlay({ video, onClose }: VideoOverlayProps) {
  const id = youTubeId(video.videoUrl);
  const title = video.title || 'Video';

  return (
    <Modal label={title} onClose={onClose} className={styles.overlay}>
      <div className={styles.bar}>
        <p className={styles.title} lang={languageOf(title)}>
          {title}
        </p>
        <button type="button" className={styles.close} onClick={onClose} aria-label="Close video">
          <CloseIcon />
        </button>
      </div>
      {id ? (
        <>
          <iframe
            className={styles.player}
            src={playerUrl(id)}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
          <p className={styles.elsewhere}>
            <a href={watchUrl(id)} target="_blank" rel="noopener noreferrer">
              Watch on YouTube
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </p>
        </>
      ) : (
        <p className={styles.missing}>This video is not available.</p>
      )}
    </Modal>
  );
}
