import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { useUnsavedChanges } from '../../src/studio/ui/unsaved-changes';
import { trackOverlays } from '../../src/shared/data/overlays';
import { useConfirm } from '../../src/studio/ui/useConfirm';
import { useAdminSubmit } from '../../src/studio/session/useAdminSubmit';
import { AdminFrame } from '../../src/studio/app/shell/AdminLayout';
import { AdminGuard, requireAdminMiddleware } from '../../src/studio/session/AdminGuard';
import { endSession, haveSession } from './memory/auth';

/** The function to which the editor passes its text. */
export const save = vi.fn<(text: string) => Promise<void>>();

/** A minimal editor. */
function Editor() {
  const [text, setText] = useState('');
  const [choice, setChoice] = useState('');
  const confirm = useConfirm();
  const { submit } = useAdminSubmit(save, {
    done: 'Movie status updated!',
    failed: (reason) => `Error updating status: ${reason}`,
  });
  useUnsavedChanges(text !== '', 'movie');
  const openQuestion = async () => {
    const yes = await confirm({ title: 'Delete this video?', subject: 'Rain', action: 'Delete' });
    setChoice(yes ? 'yes' : 'no');
  };

  return (
    <>
      <input aria-label="Title" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => void submit(text)}>
        Save
      </button>
      <button type="button" onClick={() => void openQuestion()}>
        Ask
      </button>
      <p>{choice}</p>
      <Link to="/admin/other">Elsewhere</Link>
    </>
  );
}

/** Opens the editor in the frame of the admin area, signed in as an administrator. */
export async function openEditor() {
  const router = openAt('/admin/other', '/admin');
  const visitor = userEvent.setup({ delay: null });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  const press = (name: string) => visitor.click(screen.getByRole('button', { name }));
  return {
    router,
    visitor,
    title,
    press,
    endSession: () => act(endSession),
    /** Simulates that somebody else signs in in another tab. */
    changeAccount: (email: string) => act(() => haveSession(email)),
  };
}

/** Opens an address of the admin area. */
export function openAt(...initialEntries: string[]) {
  trackOverlays();
  const router = createMemoryRouter(
    [
      {
        element: <AdminGuard fallback="Loading..." />,
        HydrateFallback: () => null,
        middleware: [requireAdminMiddleware],
        loader: () => null,
        children: [
          {
            Component: AdminFrame,
            children: [
              { path: '/admin', Component: Editor },
              { path: '/admin/other', Component: () => 'Other page' },
            ],
          },
        ],
      },
      { path: '/', Component: () => 'Landing page' },
    ],
    { initialEntries },
  );
  render(<RouterProvider router={router} />);
  return router;
}

export const dialog = () => screen.findByRole('dialog');

/** The error with which the SDK reports a request that the browser could not send. */
export const lostLine = Object.assign(new Error('Request failed with error: Failed to fetch'), {
  code: 'unknown',
});
