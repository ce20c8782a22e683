import { useEffect, useRef } from 'react';
import { MESSAGES } from '../../../shared/text/messages';
import styles from './ContactForm.module.css';

/** The confirmation that replaces the form. It takes the focus, as the submit button is gone. */
export function SentNotice({ onAgain }: { readonly onAgain: () => void }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.focus(), []);

  return (
    <div className={styles.sent}>
      <p ref={notice} role="status" tabIndex={-1}>
        {MESSAGES.contactSent}
      </p>
      <button type="button" className="button" onClick={onAgain}>
        Send another message
      </button>
    </div>
  );
}
