import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '../../../shared/ui/fields/Field';
import { accountEmail, NAME_LENGTH, teamProblem } from '../../../store/team/team';
import { useConfirm } from '../../ui/useConfirm';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import {
  invite,
  emailError,
  nameError,
  signInAddress,
  SendMail,
  type Invited,
  type Person,
} from './Member';
import type { WithPassword } from './PasswordDialog';
import { cleanLine } from '../../ui/text';
import { inviteCommand, mailSender } from '../../../store/team/administrators';
import styles from './TeamPage.module.css';

type Errors = Readonly<Record<keyof Person, string | undefined>>;

const NOBODY: Person = { name: '', email: '' };

interface InviteFormProps {
  readonly withPassword: WithPassword;
  /** The last invitation. */
  readonly invited: Invited | undefined;
  readonly onInvited: (invited: Invited | undefined) => void;
}

/**
 * Invites somebody into the team. The typed text is preserved until the invitation has succeeded.
 */
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
    const name = cleanLine(person.name);
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
      className={`panel stack wide ${styles.form}`}
      aria-label="Invite somebody"
      aria-busy={pending}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      <h2 className="small-title">Invite somebody</h2>
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
      <div>
        <button type="submit" className="button primary" aria-disabled={pending}>
          {pending ? 'Inviting…' : 'Invite'}
        </button>
      </div>
      {invited && <InviteOutcome invited={invited} />}
      {teamProblem(failure?.error) === 'not deployed' && <NotDeployed email={email} />}
    </form>
  );
}

/** The result of an invitation, and what to do next. */
function InviteOutcome({ invited: { name, email, outcome } }: { readonly invited: Invited }) {
  const who = name || email;
  if (outcome === 'there') {
    return (
      <div className="notice stack" role="status">
        <p>{who} is in the team already. Nothing was changed.</p>
      </div>
    );
  }
  return (
    <div className="notice stack" role="status">
      <p>
        <strong>{who} is in the team now.</strong>{' '}
        {outcome === 'mailed'
          ? `A mail is on its way to ${email}.`
          : `But the mail to ${email} could not be sent.`}
      </p>
      {outcome === 'mailed' ? (
        <>
          <p>
            Tell {name || 'the person'}: the mail comes from {mailSender()} and is about a new
            password. Its link is good for an hour. By it one chooses a password, and then signs in
            at {signInAddress()}.
          </p>
          <p>If no mail comes, look among the spam. It can be sent again above.</p>
        </>
      ) : (
        <p>
          <SendMail email={email} />
        </p>
      )}
    </div>
  );
}

/**
 * Explains how to invite somebody if the function is not deployed, for example on a plan without
 * functions.
 */
const NotDeployed = ({ email }: { readonly email: string }) => (
  <div className="notice stack" role="status">
    <p>
      This site cannot make accounts by itself: the part that does it was not published. Ask whoever
      set up the site to run this command in its folder, and to send {email} the link that it
      prints:
    </p>
    <code className={styles.command}>{inviteCommand(email)}</code>
    <p>The person is in this list then. Removing works here in any case.</p>
  </div>
);
