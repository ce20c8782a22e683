import { Link } from 'react-router-dom';
import { paths } from '../../../content/paths/paths';
import { Field } from '../../../shared/ui/fields/Field';
import { SelectField } from '../../../shared/ui/fields/SelectField';
import { CONTACT_LENGTHS, MESSAGE_TOPICS } from '../../../content/message/contact-message';
import styles from './ContactForm.module.css';
import { SendFailure } from './SendFailure';
import { HONEYPOT_FIELD } from './honeypot';
import { useContactForm } from './useContactForm';

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
      className={styles.form}
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

      <p className={styles.notice}>
        We store your name, your email address and what you write, so that we can answer you. Only
        we read it. <Link to={paths.privacy}>How we handle your data</Link>
      </p>
      {failure && <SendFailure error={failure.error} />}
      <div className={styles.actions}>
        <button type="submit" className="button" aria-disabled={pending}>
          {failure ? 'Try again' : 'Send message'}
        </button>
        <p role="status">
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
