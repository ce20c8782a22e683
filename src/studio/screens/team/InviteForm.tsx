import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '../../../shared/ui/fields/Field';
import { accountEmail, NAME_LENGTH, teamProblem } from '../../../store/team/team';
import { useConfirm } from '../../ui/useConfirm';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import { invite, type Invited, type Person } from './invite';
import { InviteOutcome, NotDeployed } from './InviteOutcome';
import { emailError, nameError, oneLine } from './person';
import styles from './TeamPage.module.css';
import type { WithPassword } from './usePassword';

type Errors = Readonly<Record<keyof Person, string | undefined>>;

const NOBODY: Person = { name: '', email: '' };

interface InviteFormProps {
  readonly withPassword: WithPassword;
  /** Who was invited last. */
  readonly invited: Invited | undefined;
  readonly onInvited: (invited: Invited | undefined) => void;
}

/** Invites somebody into the team (product 39.2). What was typed stays until that has succeeded. */
export function InviteForm({ withPassword, invited, onInvited }: InviteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [person, setPerson] = useState(NOBODY);
  const [errors, setErrors] = useState<Errors>({ name: undefined, email: undefined });
  const confirm = useConfirm();
  const { submit, pending, failure } = useAdminSubmit(
    async (wanted: Person) => {
      onInvited(undefined);
      const outcome = await invite(wanted, confirm, withPassword);
      onInvited(outcome);
      if (outcome) setPerson(NOBODY);
    },
    { failed: 'Nobody was invited.' },
  );
  const email = accountEmail(person.email);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const name = oneLine(person.name);
    const found = { name: name ? nameError(name) : undefined, email: emailError(person.email) };
    flushSync(() => setErrors(found));
    const [wrong] = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
    if (wrong) wrong.focus();
    else await submit({ name, email });
  };

  const field = (name: keyof Person) => ({
    name: `invited-${name}`,
    value: person[name],
    error: errors[name],
    readOnly: pending,
    autoComplete: 'off',
    onChange: (value: string) => setPerson({ ...person, [name]: value }),
  });

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Invite somebody"
      aria-busy={pending}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      <h2 className={styles.heading}>Invite somebody</h2>
      <Field
        {...field('name')}
        label="Name"
        limit={NAME_LENGTH}
        hint="As the others in the team see it."
      />
      <Field
        {...field('email')}
        label="Email address"
        type="email"
        inputMode="email"
        required
        hint="A mail goes there, by which the person chooses a password."
      />
      <div className={styles.actions}>
        <button type="submit" className={`button ${styles.submit}`} aria-disabled={pending}>
          {pending ? 'Inviting…' : 'Invite'}
        </button>
      </div>
      {invited && <InviteOutcome invited={invited} />}
      {teamProblem(failure?.error) === 'not deployed' && <NotDeployed email={email} />}
    </form>
  );
}
