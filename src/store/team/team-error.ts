import type { InvitationProblem } from './invitation';

/** Why somebody was not invited or removed. */
export type TeamProblem = InvitationProblem | 'not deployed';

const EXPLANATIONS: Readonly<Record<TeamProblem, string>> = {
  address: 'The sign-in service does not take this email address. Check how it is spelled.',
  'signed out': 'You are not signed in any more.',
  'no administrator': 'You are no longer an administrator.',
  'old sign-in':
    'The server asks for a newer sign-in. Sign out, sign in again, and repeat it within five minutes.',
  'unverified account':
    'There is an account with this address already, and nobody has confirmed that it is theirs. Ask the person to press “Forgotten your password?” on the sign-in page and to choose a password by that mail. Then invite once more.',
  'disabled account':
    'The account with this address is closed. Whoever set up the site can open it again in the Firebase console, under Authentication → Users.',
  unavailable:
    'Accounts cannot be made at the moment. Try again in a few minutes; if it stays so, tell whoever set up the site.',
  'not deployed': 'This site cannot make accounts by itself. What to do is below the form.',
};

/** These mean that the session is over. */
const REFUSALS: readonly TeamProblem[] = ['signed out', 'no administrator'];

/** Thrown when somebody was not invited or removed. Its message says what to do. */
export class TeamError extends Error {
  override readonly name = 'TeamError';
  readonly problem: TeamProblem;
  readonly code: 'explained' | 'permission-denied';

  constructor(problem: TeamProblem, cause?: unknown) {
    super(EXPLANATIONS[problem], { cause });
    this.problem = problem;
    this.code = REFUSALS.includes(problem) ? 'permission-denied' : 'explained';
  }
}

/** The problem that an error names; undefined for other errors. */
export const teamProblem = (error: unknown): TeamProblem | undefined =>
  error instanceof TeamError ? error.problem : undefined;
