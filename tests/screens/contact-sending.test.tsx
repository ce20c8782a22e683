import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Letter } from '../../src/domain/letter';
import { TimeoutError } from '../../src/domain/timeout';
import { sendContactMessage } from '../../src/services/contact-messages';
import { expectLogged } from '../support/console';
import {
  field,
  sendButton,
  sentLetters,
  setClock,
  SORRY,
  THANKS,
  written,
} from '../support/contact-form';
import { deferred } from '../support/deferred';

setClock();
afterEach(() => vi.unstubAllGlobals());

const failWith = (...errors: readonly unknown[]) => {
  for (const error of errors) vi.mocked(sendContactMessage).mockRejectedValueOnce(error);
};
const firestoreError = (code: string) => Object.assign(new Error(`firestore: ${code}`), { code });

test('while it is sent there is a loader, nothing can be changed, and nothing is sent twice', async () => {
  const { promise, resolve } = deferred();
  vi.mocked(sendContactMessage).mockReturnValueOnce(promise);
  const { visitor } = await written('Slowly');
  await visitor.dblClick(sendButton());

  expect(await screen.findByText('Sending your message…')).toBeVisible();
  expect(field('Message')).toHaveAttribute('readonly');
  await waitFor(() => expect(sendButton()).toHaveFocus());
  await visitor.keyboard('{Enter}');
  resolve();
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(sendContactMessage).toHaveBeenCalledOnce();
});

test.each([
  ['unknown', true, /could not be reached/],
  ['unknown', false, /seem to be offline/],
  ['resource-exhausted', true, /in a few minutes/],
  ['permission-denied', true, /was not accepted/],
])(
  'a failure (%s, online: %s) keeps the text and hints at its cause',
  async (code, onLine, hint) => {
    expectLogged(new RegExp(code));
    vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: onLine } }));
    failWith(firestoreError(code));
    const { visitor } = await written(`About ${code} ${onLine}`);
    await visitor.click(sendButton());

    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(SORRY)).toBeVisible();
    expect(alert).toHaveTextContent(hint);
    expect(field('Message')).toHaveValue(`About ${code} ${onLine}`);
    expect(field('Name')).toHaveValue(' Anu Mathew ');
  },
);

test('a second attempt goes under the same id, and says that the first may have arrived', async () => {
  expectLogged(/No answer/);
  failWith(new TimeoutError('No answer within 15000 ms'));
  const { visitor } = await written('Again and again');
  await visitor.click(sendButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/no answer in time/);

  await visitor.click(sendButton());
  expect(await screen.findByText(THANKS)).toBeVisible();
  const [first, second] = sentLetters();
  expect(second).toEqual({ ...first, mayHaveArrived: true });
});

test('a refusal is an end: the next attempt does not take it for an arrival', async () => {
  expectLogged(/permission-denied/);
  failWith(firestoreError('permission-denied'), firestoreError('permission-denied'));
  const { visitor } = await written('Refused');
  await visitor.click(sendButton());
  await screen.findByRole('alert');
  await visitor.click(sendButton());
  await waitFor(() => expect(sendContactMessage).toHaveBeenCalledTimes(2));
  expect(sentLetters().map(({ mayHaveArrived }) => mayHaveArrived)).toEqual([false, false]);
  expect(await screen.findByText(SORRY)).toBeVisible();
});

test('doubt stays: after an unknown end a busy database does not remove it', async () => {
  expectLogged(/unknown/);
  expectLogged(/resource-exhausted/);
  failWith(firestoreError('unknown'), firestoreError('resource-exhausted'));
  const { visitor } = await written('In doubt');
  for (const attempt of [1, 2, 3]) {
    await visitor.click(sendButton());
    await waitFor(() => expect(sendContactMessage).toHaveBeenCalledTimes(attempt));
  }
  expect(sentLetters().map(({ mayHaveArrived }) => mayHaveArrived)).toEqual([false, true, true]);
});

test('a text that was changed after a failure is another message', async () => {
  expectLogged(/unknown/);
  failWith(firestoreError('unknown'));
  const { visitor } = await written('Version one');
  await visitor.click(sendButton());
  await screen.findByRole('alert');
  await visitor.type(field('Message'), ', better');
  await visitor.click(sendButton());

  await screen.findByText(THANKS);
  const [first, second] = sentLetters() as [Letter, Letter];
  expect(second.id).not.toBe(first.id);
  expect(second.mayHaveArrived).toBe(false);
});

test('the text survives a walk through the site, and can be sent at once on return', async () => {
  const { visitor, router } = await written('Back in a minute');
  await visitor.click(screen.getByRole('link', { name: 'How we handle your data' }));
  await screen.findByRole('heading', { level: 1, name: 'Privacy policy' });
  await router.navigate('/contact');

  await waitFor(() => expect(field('Message')).toHaveValue('Back in a minute'));
  await visitor.click(sendButton());
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(sendContactMessage).toHaveBeenCalledOnce();
});

test('after a reload in mid-sending the attempt still has its id', async () => {
  vi.mocked(sendContactMessage).mockReturnValue(new Promise(() => undefined));
  const { visitor } = await written('Cut off');
  await visitor.click(sendButton());
  await screen.findByText('Sending your message…');

  vi.resetModules();
  const outbox = await import('../../src/pages/contact/outbox');
  const { message } = sentLetters()[0] as Letter;
  void outbox.post(message);
  const { sendContactMessage: again } = await import('../../src/services/contact-messages');
  const [letter] = vi.mocked(again).mock.lastCall ?? [];
  expect(letter).toEqual({ id: sentLetters()[0]?.id, message, mayHaveArrived: true });
});
