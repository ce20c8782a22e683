import { Link } from 'react-router-dom';
import { useEffect, useRef } from 'react';
import { paths } from '../../../content/paths/paths';
import { Field } from '../../../shared/ui/fields/Field';
import { SelectField } from '../../../shared/ui/fields/SelectField';
import {
  CONTACT_MESSAGE,
  MESSAGE_TOPICS,
  type ContactField,
} from '../../../content/message/contact-message';
import styles from './ContactPage.module.css';
import { HONEYPOT_FIELD, useContactForm } from './useContactForm';
import { mailLink } from '../../../shared/text/web-address';
import { failureCause, type FailureCause } from '../../../shared/failures/failure';
import { useContactSettings } from '../../../content/settings/use-contact-settings';
import {
  CHOOSE_TOPIC,
  EMAIL,
  FAILED_BUSY,
  FAILED_OFFLINE,
  FAILED_REFUSED,
  FAILED_TIMEOUT,
  FAILED_UNANSWERED,
  HOW_WE_HANDLE,
  LEAVE_EMPTY,
  MESSAGE,
  NAME,
  SEND,
  SEND_ANOTHER,
  SEND_FAILED,
  SENDING,
  SENT,
  SUBJECT,
  TOPIC,
  WE_STORE,
  WRITE_TO,
  WRITE_TO_US,
} from '../../../shared/words/contact';
import { TRY_AGAIN } from '../../../shared/words/frame';

const TOPICS = [
  { value: '', text: CHOOSE_TOPIC },
  ...Object.entries(MESSAGE_TOPICS).map(([value, text]) => ({ value, text })),
];

/** The contact form. It shows its own validation messages instead of the browser's. */
export function ContactForm({ onSent }: { readonly onSent: () => void }) {
  const { entry, errors, change, onSubmit, pending, failure } = useContactForm(onSent);
  const field = (name: Exclude<ContactField, 'topic'>) => ({
    name,
    value: entry[name],
    error: errors[name],
    limit: CONTACT_MESSAGE.fields[name].max,
    readOnly: pending,
    onChange: (value: string) => change(name, value),
  });

  return (
    <form
      className={`columns few ${styles.form}`}
      aria-label={WRITE_TO_US}
      noValidate
      aria-busy={pending}
      onSubmit={(event) => void onSubmit(event)}
    >
      <Field {...field('name')} label={NAME} required autoComplete="name" />
      <Field
        {...field('email')}
        label={EMAIL}
        type="email"
        inputMode="email"
        required
        autoComplete="email"
      />
      <SelectField
        name="topic"
        label={TOPIC}
        value={entry.topic}
        options={TOPICS}
        disabled={pending}
        onChange={(value) => change('topic', value)}
      />
      <Field {...field('subject')} label={SUBJECT} autoComplete="off" />
      <Field {...field('message')} label={MESSAGE} required rows={7} autoComplete="off" />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {LEAVE_EMPTY}
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>

      <p className={`note ${styles.notice}`}>
        {WE_STORE} <Link to={paths.privacy}>{HOW_WE_HANDLE}</Link>
      </p>
      {failure && <SendFailure error={failure.error} />}
      <div className="row">
        <button type="submit" className="button primary" aria-disabled={pending}>
          {failure ? TRY_AGAIN : SEND}
        </button>
        <p role="status" className="row soft">
          {pending && (
            <>
              <span className={styles.loader} />
              {SENDING}
            </>
          )}
        </p>
      </div>
    </form>
  );
}

const HINTS: Readonly<Record<FailureCause | 'offline', string>> = {
  offline: FAILED_OFFLINE,
  unanswered: FAILED_UNANSWERED,
  timeout: FAILED_TIMEOUT,
  busy: FAILED_BUSY,
  refused: FAILED_REFUSED,
};

/** The error message with a hint on its cause. */
function SendFailure({ error }: { readonly error: unknown }) {
  const { email } = useContactSettings();
  const cause = failureCause(error);
  const offline = cause === 'unanswered' && !navigator.onLine;
  return (
    <div className="notice bad" role="alert">
      <p className="alarm">{SEND_FAILED}</p>
      <p>
        {HINTS[offline ? 'offline' : cause]} {WRITE_TO} <a href={mailLink(email)}>{email}</a>.
      </p>
    </div>
  );
}

/**
 * The confirmation that replaces the form. It takes the focus, because the submit button no longer
 * exists.
 */
export function SentNotice({ onAgain }: { readonly onAgain: () => void }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.focus(), []);

  return (
    <div className={`stack ${styles.sent}`}>
      <p ref={notice} className="display" role="status" tabIndex={-1}>
        {SENT}
      </p>
      <button type="button" className="button" onClick={onAgain}>
        {SEND_ANOTHER}
      </button>
    </div>
  );
}
