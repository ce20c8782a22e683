// product 2.7, 12.4, 12.4b, 13.10 and 24.7.
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Modal } from '../../src/shared/ui/Modal';
import { openOverlay, trackOverlays } from '../../src/shared/data/overlays';
import { focusOnPress } from '../../src/site/app/after-load';
import { answerSignInAgain, askToSignInAgain } from '../../src/studio/session/admin-session';
import { pressMore } from '../support/admin-screen';
import { aMovie, aVideo } from '../support/builders';
import { renderAt } from '../support/render-at';
import { openEditor } from '../support/simple-editor';
import { storeEntries } from '../support/memory/database';

let followRouter = () => {};
beforeEach(() => {
  followRouter = trackOverlays();
});
beforeAll(focusOnPress);

/** A press as Safari has it: the button does not get the focus by itself. */
const press = (button: HTMLElement) => void fireEvent.click(button, { detail: 1 });

const goBack = () => travel(() => window.history.back());

/** Goes through the history of the tab, until it has arrived at another entry. */
async function travel(go: () => void) {
  const before = JSON.stringify(window.history.state);
  go();
  await waitFor(() => expect(JSON.stringify(window.history.state)).not.toBe(before));
}

interface Overlay {
  readonly address: string;
  /** The button that opens it. */
  readonly opener: string;
  /** What is there while it is open. */
  readonly opened: () => Promise<unknown>;
  readonly isClosed: () => boolean;
}

const noDialog = () => screen.queryByRole('dialog') === null;
const dialog = () => screen.findByRole('dialog');

const OVERLAYS: Readonly<Record<string, Overlay>> = {
  '"More" of a card': {
    address: '/admin/videos',
    opener: 'More',
    opened: () => screen.findByRole('menu'),
    isClosed: noDialog,
  },
  'a question': { address: '/admin/videos', opener: 'Delete', opened: dialog, isClosed: noDialog },
  'the menu of the admin area': {
    address: '/admin/videos',
    opener: 'Open menu',
    opened: () => screen.findByRole('button', { name: 'Close menu' }),
    isClosed: () => screen.queryByRole('button', { name: 'Close menu' }) === null,
  },
  'the menu of the bar': {
    address: '/privacy',
    opener: 'Open menu',
    opened: () => screen.findByRole('button', { name: 'Close menu' }),
    isClosed: () => screen.queryByRole('button', { name: 'Close menu' }) === null,
  },
  'the search': {
    address: '/privacy',
    opener: 'Search',
    opened: () => screen.findByRole('search'),
    isClosed: () => screen.queryByRole('search') === null,
  },
  'the dialog to share': {
    address: '/movie/kadal',
    opener: 'Share',
    opened: dialog,
    isClosed: noDialog,
  },
};

describe.each(Object.entries(OVERLAYS))('%s', (_name, { address, opener, opened, isClosed }) => {
  test('closes by Back, returns the focus to the opener, and Forward does not open it', async () => {
    storeEntries('video', aVideo({ title: 'Pier' }));
    storeEntries('movie', aMovie({ id: 'kadal', title: 'Kadal' }));
    const page = renderAt(address);
    const button = await screen.findByRole('button', { name: opener });
    press(button);
    await opened();
    await goBack();
    await waitFor(() => expect(isClosed()).toBe(true));
    expect(page.address()).toBe(address);
    await waitFor(() => expect(button).toHaveFocus());
    await travel(() => window.history.forward());
    expect(isClosed()).toBe(true);
  });
});

test('Back closes a dialog with typed text, and does not change the page', async () => {
  storeEntries('video', aVideo({ title: 'Pier' }));
  const { address } = renderAt('/admin/videos');
  await pressMore('Pier', 'Set an end');
  const time = within(await dialog()).getByLabelText('Leaves the site on');
  fireEvent.change(time, { target: { value: '2031-05-01T10:00' } });
  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/admin/videos');
});

test('Back closes the suggestions of a field, which keeps the focus and the typed text', async () => {
  storeEntries('movie', aMovie({ genre: 'Drama' }));
  const { address, visitor } = renderAt('/admin/movies');
  const genre = await screen.findByRole('combobox', { name: /^Genre/ });
  await visitor.type(genre, 'd');
  expect(await screen.findByRole('option', { name: /^Drama/ })).toBeVisible();
  await goBack();
  await waitFor(() => expect(genre).toHaveAttribute('aria-expanded', 'false'));
  expect(genre).toHaveValue('d');
  expect(genre).toHaveFocus();
  expect(address()).toBe('/admin/movies');
});

test('Back closes one overlay after the other, the topmost first', async () => {
  const closed: string[] = [];
  const leave = ['below', 'above'].map((name) => openOverlay(() => closed.push(name)));
  await goBack();
  expect(closed).toEqual(['above']);
  leave.pop()?.();
  await goBack();
  expect(closed).toEqual(['above', 'below']);
  leave.pop()?.();
});

describe('the focus', () => {
  /** A button that opens a dialog, and is gone if that was answered with "Remove". */
  function Page() {
    const [state, setState] = useState<'closed' | 'open' | 'gone'>('closed');
    return (
      <>
        <p>
          <button type="button">Before</button>
          {state !== 'gone' && (
            <button type="button" onClick={() => setState('open')}>
              Open
            </button>
          )}
          {state !== 'gone' && <button type="button">Gone, too</button>}
          <a href="#after">After</a>
        </p>
        {state === 'open' && (
          <Modal label="Question" onClose={() => setState('closed')}>
            <button type="button" onClick={() => setState('gone')}>
              Remove
            </button>
          </Modal>
        )}
      </>
    );
  }

  test('moves to the next control in reading order if the opener no longer exists', async () => {
    render(<Page />);
    press(screen.getByRole('button', { name: 'Open' }));
    press(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'After' })).toHaveFocus());
  });

  test('stays where a press has moved it', () => {
    render(<Page />);
    screen.getByRole('link', { name: 'After' }).focus();
    const before = screen.getByRole('button', { name: 'Before' });
    before.addEventListener('mousedown', (event) => event.preventDefault());
    fireEvent.mouseDown(before);
    press(before);
    expect(screen.getByRole('link', { name: 'After' })).toHaveFocus();
  });

  test('is not moved by a click of a key or a script', () => {
    render(<Page />);
    screen.getByRole('link', { name: 'After' }).focus();
    screen.getByRole('button', { name: 'Before' }).click();
    expect(screen.getByRole('link', { name: 'After' })).toHaveFocus();
  });
});

describe('a dialog that has to be answered', () => {
  afterEach(() => answerSignInAgain(false));

  async function openQuestion() {
    const { visitor, title } = await openEditor();
    await visitor.type(title, 'Rain');
    await act(async () => void askToSignInAgain());
    const element = await screen.findByRole<HTMLDialogElement>('dialog', {
      name: 'You are no longer an administrator',
    });
    return { visitor, element };
  }

  test('handles Escape itself in browsers that would close it', async () => {
    const { element } = await openQuestion();
    expect(fireEvent.keyDown(element, { key: 'Escape' })).toBe(false);
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
    expect(fireEvent.keyDown(element, { key: 'a' })).toBe(true);
  });

  test('is shown again if the browser closes it', async () => {
    const { element } = await openQuestion();
    element.close();
    fireEvent(element, new Event('close'));
    expect(element.open).toBe(true);
  });

  test('stays open on Back', async () => {
    const { element } = await openQuestion();
    const forward = vi.spyOn(window.history, 'forward');
    window.history.back();
    await waitFor(() => expect(forward).toHaveBeenCalledOnce());
    expect(element).toBeVisible();
  });
});

test('a dialog that the browser closes is also closed for the page', async () => {
  storeEntries('video', aVideo({ title: 'Pier' }));
  const { visitor } = renderAt('/admin/videos');
  await visitor.click(await screen.findByRole('button', { name: 'Delete' }));
  const element = await screen.findByRole<HTMLDialogElement>('dialog');
  element.close();
  fireEvent(element, new Event('close'));
  await waitFor(() => expect(element).not.toBeInTheDocument());
});

test('an entry that the router replaces is still skipped by Back', () => {
  const leave = openOverlay(() => undefined);
  const { copy } = window.history.state;
  window.history.replaceState({}, '');
  followRouter();
  expect(window.history.state).toMatchObject({ copy });
  leave();
});
