import { Link } from 'react-router-dom';
import { useEffect, useRef } from 'react';
import { paths } from '../../../content/paths/paths';
import { Field } from '../../../shared/ui/fields/Field';
import { SelectField } from '../../../shared/ui/fields/SelectField';
import { CONTACT_LENGTHS, MESSAGE_TOPICS } from '../../../content/message/contact-message';
import styles from './ContactPage.module.css';
import { HONEYPOT_FIELD, useContactForm } from './useContactForm';
import { mailLink } from '../../../shared/text/mail-link';
import { failureCause, type FailureCause } from '../../../shared/failures/failure';
import { MESSAGES } from '../../../shared/text/messages';
import { useContactSettings } from '../../../content/settings/use-contact-settings';

const TOPICS = [
  { value: '', text: 'Choose a topic' },
  ...Object.entries(MESSAGE_TOPICS).map(([value, text]) => ({ value, text })),
];

/** The contact form (product 9.3), which shows its own messages instead of the browser's. */
export function ContactForm({ onSent }: { readonly onSent: () => void }) {
  const { entry, errors, change, onSubmit, pending, failure } = useContactForm(onSent);
  const field = (name: keyof typeof CONTACT_LENGTHS) => ({
    name,
    value: entry[name],
    error: errors[name],
    limit: CONTACT_LENGTHS[name],
    readOnly: pending,
    onChange: (value: string) => change(name, value),
  });

  return (
    <form
      className={`columns few ${styles.form}`}
      aria-label="Write to us"
      noValidate
      aria-busy={pending}
      onSubmit={(event) => void onSubmit(event)}
    >
      <Field {...field('name')} label="Name" required autoComplete="name" />
      <Field
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        required
        autoComplete="email"
      />
      <SelectField
        name="topic"
        label="What is it about?"
        value={entry.topic}
        options={TOPICS}
        disabled={pending}
        onChange={(value) => change('topic', value)}
      />
      <Field {...field('subject')} label="Subject" autoComplete="off" />
      <Field {...field('message')} label="Message" required rows={7} autoComplete="off" />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Leave this empty
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>

      <p className={`note ${styles.notice}`}>
        We store your name, your email address and what you write, so that we can answer you. Only
        we read it. <Link to={paths.privacy}>How we handle your data</Link>
      </p>
      {failure && <SendFailure error={failure.error} />}
      <div className="row">
        <button type="submit" className="button primary" aria-disabled={pending}>
          {failure ? 'Try again' : 'Send message'}
        </button>
        <p role="status" className="row soft">
          {pending && (
            <>
              <span className={styles.loader} />
              Sending your message…
            </>
          )}
        </p>
      </div>
    </form>
  );
}

const HINTS: Readonly<Record<FailureCause | 'offline', string>> = {
  offline: 'You seem to be offline. Your message is still here: send it when you are back online.',
  unanswered: 'We could not be reached. Your message is still here, and sending it again is safe.',
  timeout:
    'There was no answer in time. Your message is still here; if you send it again, it will not arrive twice.',
  busy: 'Too much is coming in at the moment. Your message is still here: try again in a few minutes.',
  refused: 'The message was not accepted. Your text is still here.',
};

/** The error message with a hint on its cause (product 9.4). */
function SendFailure({ error }: { readonly error: unknown }) {
  const { email } = useContactSettings();
  const cause = failureCause(error);
  const offline = cause === 'unanswered' && !navigator.onLine;
  return (
    <div className={`notice bad ${styles.failure}`} role="alert">
      <p className="alarm">{MESSAGES.contactFailed}</p>
      <p>
        {HINTS[offline ? 'offline' : cause]} You can also write to{' '}
        <a href={mailLink(email)}>{email}</a>.
      </p>
    </div>
  );
}

/** The confirmation that replaces the form. It takes the focus, as the submit button is gone. */
export function SentNotice({ onAgain }: { readonly onAgain: () => void }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.focus(), []);

  return (
    <div className={styles.sent}>
      <p ref={notice} className="display" role="status" tabIndex={-1}>
        {MESSAGES.contactSent}
      </p>
      <button type="button" className="button" onClick={onAgain}>
        Send another message
      </button>
    </div>
  );
}
