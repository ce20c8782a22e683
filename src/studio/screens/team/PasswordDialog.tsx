import { useState, type SubmitEvent } from 'react';
import { PasswordField, UsernameField } from '../../../shared/ui/fields/SignInFields';
import { Modal } from '../../../shared/ui/Modal';
import { useSubmit } from '../../../shared/ui/useSubmit';
import {
  confirmPassword,
  PasswordError,
  type PasswordProblem,
} from '../../../store/session/account';
import { sessionEmail } from '../../../store/session/session';
import { teamProblem } from '../../../store/team/team';
import { Button } from '../../ui/parts';
const MESSAGES: Readonly<Partial<Record<PasswordProblem, string>>> = {
  wrong: 'This is not your password.',
  'too many': 'There were too many tries. Please wait a few minutes, then try again.',
  unreachable: 'No answer came. Check your connection and try again.',
  'signed out': 'You are not signed in any more. Please sign in, then try again.',
};
const OTHERS = 'The password could not be checked. Please try again later.';

/** Asks for the user's password before a change of the team. */
export function PasswordDialog({ onAnswer }: { readonly onAnswer: (confirmed: boolean) => void }) {
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { submit, pending, failure } = useSubmit(confirmPassword);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsMissing(!password);
    if (!password) return;
    if (await submit(password)) onAnswer(true);
    else setPassword('');
  };

  return (
    <Modal label="Your password" className="dialog" onClose={() => onAnswer(false)}>
      <form
        className="stack loose dialog-body"
        noValidate
        onSubmit={(event) => void onSubmit(event)}
      >
        <h2>Your password</h2>
        <p>
          Who is in the team is changed only by somebody who has just signed in. Please type your
          password once more.
        </p>
        <UsernameField email={sessionEmail()} />
        <p className="strong thing">{sessionEmail()}</p>
        <PasswordField
          value={password}
          onChange={setPassword}
          readOnly={pending}
          error={isMissing ? 'Please type your password.' : messageOf(failure?.error)}
        />
        <div className="buttons">
          <Button onClick={() => onAnswer(false)}>Cancel</Button>
          <button type="submit" className="button primary" aria-disabled={pending}>
            {pending ? 'Checking…' : 'Continue'}
          </button>
        </div>
      </form>
    </Modal>
  );
}

function messageOf(error: unknown): string | undefined {
  if (error === undefined) return undefined;
  return (error instanceof PasswordError && MESSAGES[error.problem]) || OTHERS;
}

/** Makes a change; resolves with undefined if the dialog for the password was canceled. */
export type WithPassword = <T>(change: () => Promise<T>) => Promise<T | undefined>;

/**
 * For changes that require a recent sign-in: if a change is refused because the sign-in is too old,
 * asks for the password and repeats the change.
 */
export function usePassword() {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);

  const withPassword: WithPassword = async (change) => {
    try {
      return await change();
    } catch (error) {
      if (teamProblem(error) !== 'old sign-in') throw error;
    }
    const confirmed = await new Promise<boolean>((resolve) => {
      setAnswer(() => resolve);
    });
    setAnswer(null);
    return confirmed ? change() : undefined;
  };

  return { withPassword, answer };
}
