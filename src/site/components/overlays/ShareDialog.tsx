import { languageOf } from '../../../shared/text/text';
import { Modal } from '../../../shared/ui/Modal';
import { NewTabLink } from '../../../shared/ui/text';
import { CopyOutcome, useCopy } from './copy-address';
import styles from './ShareDialog.module.css';
import {
  COPY_LINK,
  COPY_REFUSED,
  LINK,
  LINK_COPIED,
  shareLabel,
} from '../../../shared/words/lists';

interface ShareDialogProps {
  readonly title: string;
  /** The absolute URL. */
  readonly url: string;
  readonly onClose: () => void;
}

/** The ways to share a URL if the system has no share sheet. */
export function ShareDialog({ title, url, onClose }: ShareDialogProps) {
  const message = encodeURIComponent(`${title}\n${url}`);
  const { copy, outcome } = useCopy(url);

  return (
    <Modal label={shareLabel(title)} onClose={onClose} className={`dialog ${styles.dialog}`}>
      <div className={styles.content}>
        <p
          className={`clamp display small-title ${styles.title}`}
          lang={languageOf(title)}
          dir="auto"
        >
          {title}
        </p>
        <div className={`row tight ${styles.ways}`}>
          <NewTabLink className="button" href={`https://wa.me/?text=${message}`}>
            WhatsApp
          </NewTabLink>
          <button type="button" className="button" onClick={copy}>
            {COPY_LINK}
          </button>
        </div>
        <CopyOutcome
          url={url}
          outcome={outcome}
          words={{ label: LINK, copied: LINK_COPIED, refused: COPY_REFUSED }}
          onClose={onClose}
        />
      </div>
    </Modal>
  );
}
