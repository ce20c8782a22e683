import { mailLink } from '../../../shared/text/mail-link';
import { failureCause, type FailureCause } from '../../../shared/failures/failure';
import { MESSAGES } from '../../../shared/text/messages';
import { useContactSettings } from '../../../content/settings/use-contact-settings';
import styles from './ContactForm.module.css';

const HINTS: Readonly<Record<FailureCause | 'offline', string>> = {
  offline: 'You seem to be offline. Your message is still here: send it when you are back online.',
  unanswered: 'We could not be reached. Your message is still here, and sending it again is safe.',
  timeout:
    'There was no answer in time. Your message is still here; if you send it again, it will not arrive twice.',
  busy: 'Too much is coming in at the moment. Your message is still here: try again in a few minutes.',
  refused: 'The message was not accepted. Your text is still here.',
};

/** The error message with a hint on its cause (product 9.4). */
export function SendFailure({ error }: { readonly error: unknown }) {
  const { email } = useContactSettings();
  const cause = failureCause(error);
  const offline = cause === 'unanswered' && !navigator.onLine;
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.failed}>{MESSAGES.contactFailed}</p>
      <p>
        {HINTS[offline ? 'offline' : cause]} You can also write to{' '}
        <a href={mailLink(email)}>{email}</a>.
      </p>
    </div>
  );
}
