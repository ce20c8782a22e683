import { useState } from 'react';
import { teamProblem } from '../../../store/team/team';

/** Does a change; resolves with undefined if the password was asked for and not given. */
export type WithPassword = <T>(change: () => Promise<T>) => Promise<T | undefined>;

/**
 * For changes that need a sign-in of the last minutes (product 39.3): if a change is refused for that,
 * the password is asked for, and the change is done again.
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
