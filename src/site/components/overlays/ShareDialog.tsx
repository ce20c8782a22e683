import { useEffect, useRef, useState } from 'react';
import { languageOf } from '../../../shared/text/text';
import { CloseIcon } from '../../../shared/ui/icons';
import { Modal } from '../../../shared/ui/Modal';
import { NewTabLink } from '../../../shared/ui/text';
import styles from './ShareDialog.module.css';
import {
  COPY_LINK,
  COPY_REFUSED,
  LINK,
  LINK_COPIED,
  share,
  CLOSE,
} from '../../../shared/words/lists';

interface ShareDialogProps {
  readonly title: string;
  /** The complete address. */
  readonly url: string;
  readonly onClose: () => void;
}

/** The ways to share an address where the system offers none (product 12.7). */
export function ShareDialog({ title, url, onClose }: ShareDialogProps) {
  const [copied, setCopied] = useState<'yes' | 'refused'>();
  const message = encodeURIComponent(`${title}\n${url}`);

  const copy = () => {
    // Where the page has no right to it, or no secure connection, there is no clipboard at all.
    const copying = async () => navigator.clipboard.writeText(url);
    void copying().then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    );
  };

  return (
    <Modal label={share(title)} onClose={onClose} className={`dialog ${styles.dialog}`}>
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
        <p role="status" className={styles.outcome}>
          {copied === 'yes' && LINK_COPIED}
          {copied === 'refused' && COPY_REFUSED}
        </p>
        {copied === 'refused' && <SelectedLink url={url} />}
        {/* The last, as the first one has the focus. */}
        <button
          type="button"
          className={`icon-button ${styles.close}`}
          aria-label={CLOSE}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
    </Modal>
  );
}

/** The address in a field, selected, to be copied by the browser's own means. */
function SelectedLink({ url }: Pick<ShareDialogProps, 'url'>) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <input
      ref={field}
      className={`control ${styles.link}`}
      value={url}
      readOnly
      aria-label={LINK}
    />
  );
}
