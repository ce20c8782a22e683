import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { PasswordField, UsernameField } from '../../../shared/ui/fields/SignInFields';
import { useSubmit } from '../../../shared/ui/useSubmit';
import {
  changePassword,
  PasswordError,
  type PasswordProblem,
} from '../../../store/session/account';
import { sessionEmail } from '../../../store/session/session';
import { notify } from '../../ui/notify';

/** The minimum length of a new password. Firebase itself requires six characters. */
const MIN_LENGTH = 10;

const MESSAGES: Readonly<Record<PasswordProblem, string>> = {
  wrong: 'This is not your current password.',
  weak: 'This password is too easy to guess. Please choose a longer one.',
  'too many': 'There were too many tries. Please wait a few minutes, then try again.',
  unreachable: 'No answer came. Check your connection and try again.',
  'signed out': 'You are not signed in any more. Please sign in, then try again.',
  other: 'The password could not be changed. Please try again later.',
};

/** Changes the password of the signed-in account. */
export function AccountForm() {
  const form = useRef<HTMLFormElement>(null);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const { submit, pending, failure, clear } = useSubmit(changePassword);
  const problem = problemOf(failure?.error);

  useEffect(() => {
    if (failure) focusFirstError(form.current);
  }, [failure]);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!current || next.length < MIN_LENGTH) {
      flushSync(() => {
        clear();
        setTooShort(true);
      });
      return focusFirstError(form.current);
    }
    if (await submit(current, next)) {
      setCurrent('');
      setNext('');
      setTooShort(false);
      notify.success('Your password is changed. Everybody else is being signed out.');
    }
  };

  return (
    <form
      ref={form}
      className="panel columns few form-columns"
      aria-label="Change password"
      aria-busy={pending}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      <h2 className="whole-row small-title">Change password</h2>
      <p className="whole-row narrow">
        You are signed in as <strong>{sessionEmail()}</strong>.
      </p>
      <UsernameField email={sessionEmail()} />
      <PasswordField
        label="Current password"
        value={current}
        readOnly={pending}
        onChange={setCurrent}
        error={
          problem === 'wrong'
            ? MESSAGES.wrong
            : tooShort && !current
              ? 'Please type your current password.'
              : undefined
        }
      />
      <PasswordField
        label="New password"
        name="new-password"
        autoComplete="new-password"
        hint={`At least ${MIN_LENGTH} characters. Three or four words that do not belong together are good.`}
        value={next}
        readOnly={pending}
        onChange={setNext}
        error={
          problem === 'weak'
            ? MESSAGES.weak
            : tooShort && next.length < MIN_LENGTH
              ? `Please choose at least ${MIN_LENGTH} characters.`
              : undefined
        }
      />
      {problem && problem !== 'wrong' && problem !== 'weak' && (
        <p className="whole-row alarm" role="alert">
          {MESSAGES[problem]}
        </p>
      )}
      <p className="whole-row narrow">
        A new password signs you out everywhere else: on every other phone and computer, within an
        hour. Here you stay signed in. That is also what to do if a phone is lost.
      </p>
      <div className="row whole-row">
        <button type="submit" className="button primary" aria-disabled={pending}>
          {pending ? 'Changing…' : 'Change password'}
        </button>
      </div>
    </form>
  );
}

const focusFirstError = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

function problemOf(error: unknown): PasswordProblem | undefined {
  if (error === undefined) return undefined;
  return error instanceof PasswordError ? error.problem : 'other';
}
