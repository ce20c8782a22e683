import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { setTabAccount } from '../../src/shared/data/tab-session';
import type { Role } from '../../src/shared/failures/failure';
import { currentRole, onSessionChange, sessionEmail } from '../../src/store/session/session';

/** A user with that role is signed in. */
export function signedInAs(role: Role, email = 'admin@example.com') {
  const listeners = new Set<(signedIn: boolean) => void>();
  let signedIn = true;
  setTabAccount('');
  vi.mocked(currentRole).mockResolvedValue(role);
  vi.mocked(sessionEmail).mockReturnValue(email);
  vi.mocked(onSessionChange).mockImplementation((listener) => {
    listeners.add(listener);
    // Like the service, it calls a new listener with the current state.
    void Promise.resolve().then(() => listeners.has(listener) && listener(signedIn));
    return () => listeners.delete(listener);
  });

  const announce = () =>
    act(() => {
      for (const listener of listeners) listener(signedIn);
    });

  return {
    /** Somebody else signs in in another tab. */
    changeAccount: (other: string) => {
      vi.mocked(sessionEmail).mockReturnValue(other);
      announce();
    },
    /** Ends the session as a sign-out in another tab does. */
    endSession: () => {
      vi.mocked(currentRole).mockResolvedValue('none');
      vi.mocked(sessionEmail).mockReturnValue('');
      signedIn = false;
      announce();
    },
  };
}
