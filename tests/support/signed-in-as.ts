import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { Role } from '../../src/domain/role';
import { listBanners } from '../../src/services/hero-banners-admin';
import { countMessages, inboxMessages } from '../../src/services/inbox';
import { currentAdmin, onSessionChange, sessionEmail } from '../../src/services/session';
import { pagesOf } from './builders';

/** Somebody with that role is signed in, and there are neither banners nor messages. Returns how the session ends. */
export function signedInAs(role: Role) {
  const listeners = new Set<(signedIn: boolean) => void>();
  let signedIn = true;
  vi.mocked(currentAdmin).mockResolvedValue(role);
  vi.mocked(sessionEmail).mockReturnValue('admin@example.com');
  vi.mocked(onSessionChange).mockImplementation((listener) => {
    listeners.add(listener);
    // As the service does, it says how things stand to whoever begins to listen.
    void Promise.resolve().then(() => listeners.has(listener) && listener(signedIn));
    return () => listeners.delete(listener);
  });
  vi.mocked(countMessages).mockResolvedValue({ new: 0, viewed: 0 });
  vi.mocked(listBanners).mockResolvedValue([]);
  vi.mocked(inboxMessages).mockImplementation(() => pagesOf());

  return {
    /** As a sign-out in another tab arrives here. */
    endSession: () => {
      vi.mocked(currentAdmin).mockResolvedValue('none');
      signedIn = false;
      act(() => {
        for (const listener of listeners) listener(signedIn);
      });
    },
  };
}
