import { useState, type SubmitEvent } from 'react';
import { Field } from '../../../shared/ui/fields/Field';
import { NAME_LENGTH } from '../../../store/team/team';
import { lengthError } from '../../../shared/text/length-error';
import { saveOwnName } from '../../../store/team/administrators';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import { nameError, oneLine } from './person';
import styles from './TeamPage.module.css';

/** What one is called here (product 39.7). */
export function OwnName({ name: stored }: { readonly name: string }) {
  const [name, setName] = useState(stored);
  const [error, setError] = useState<string>();
  const { submit, pending } = useAdminSubmit(saveOwnName, {
    done: 'Your name is saved.',
    failed: 'Your name was not saved.',
  });

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const text = oneLine(name);
    const problem = text ? nameError(text) : 'Please type your name.';
    setError(problem);
    if (!problem) await submit(text);
  };

  return (
    <form
      className={styles.form}
      aria-label="Change your name"
      aria-busy={pending}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      <Field
        label="Your name"
        name="own-name"
        autoComplete="name"
        hint="As the others in the team see it."
        required
        value={name}
        onChange={setName}
        readOnly={pending}
        limit={NAME_LENGTH}
        error={error ?? lengthError(name, NAME_LENGTH)}
      />
      <div className={styles.actions}>
        <button type="submit" className="button" aria-disabled={pending}>
          {pending ? 'Saving…' : 'Save your name'}
        </button>
      </div>
    </form>
  );
}
