// product 9.4, 9.5, 9.6.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OutgoingMessage } from '../../src/content/message/contact-message';
import { TimeoutError } from '../../src/shared/failures/timeout';
import { sendContactMessage } from '../../src/site/reads/send-message';
import { expectLogged } from '../support/console';
import { field } from '../support/admin-screen';
import {
  sendButton,
  sentMessages,
  setClock,
  SORRY,
  THANKS,
  fillInForm,
} from '../support/contact-form';
import { deferred } from '../support/deferred';

setClock();

const failWith = (...errors: readonly unknown[]) => {
  for (const error of errors) vi.mocked(sendContactMessage).mockRejectedValueOnce(error);
};
const firestoreError = (code: string) => Object.assign(new Error(`firestore: ${code}`), { code });

test('while the message is sent there is a loader, fields are read-only and a second press sends nothing', async () => {
  const { promise, resolve } = deferred();
  vi.mocked(sendContactMessage).mockReturnValueOnce(promise);
  const { visitor } = await fillInForm('Slowly');
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
  'a failure (%s, online: %s) is shown with a hint, and the text is unchanged',
  async (code, onLine, hint) => {
    expectLogged(new RegExp(code));
    vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: onLine } }));
    failWith(firestoreError(code));
    const { visitor } = await fillInForm(`About ${code} ${onLine}`);
    await visitor.click(sendButton());

    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(SORRY)).toBeVisible();
    expect(alert).toHaveTextContent(hint);
    expect(field('Message')).toHaveValue(`About ${code} ${onLine}`);
    expect(field('Name')).toHaveValue(' Anu Mathew ');
  },
);

test('a second attempt has the same id and is marked as possibly stored already', async () => {
  expectLogged(/No answer/);
  failWith(new TimeoutError('No answer within 15000 ms'));
  const { visitor } = await fillInForm('Again and again');
  await visitor.click(sendButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/no answer in time/);

  await visitor.click(sendButton());
  expect(await screen.findByText(THANKS)).toBeVisible();
  const [first, second] = sentMessages();
  expect(second).toEqual({ ...first, mayHaveArrived: true });
});

test('the attempt after a refusal is not marked as possibly stored', async () => {
  expectLogged(/permission-denied/);
  failWith(firestoreError('permission-denied'), firestoreError('permission-denied'));
  const { visitor } = await fillInForm('Refused');
  await visitor.click(sendButton());
  await screen.findByRole('alert');
  await visitor.click(sendButton());
  await waitFor(() => expect(sendContactMessage).toHaveBeenCalledTimes(2));
  expect(sentMessages().map(({ mayHaveArrived }) => mayHaveArrived)).toEqual([false, false]);
  expect(await screen.findByText(SORRY)).toBeVisible();
});

test('after an unknown outcome all attempts are marked as possibly stored, also after a known failure', async () => {
  expectLogged(/unknown/);
  expectLogged(/resource-exhausted/);
  failWith(firestoreError('unknown'), firestoreError('resource-exhausted'));
  const { visitor } = await fillInForm('In doubt');
  for (const attempt of [1, 2, 3]) {
    await visitor.click(sendButton());
    await waitFor(() => expect(sendContactMessage).toHaveBeenCalledTimes(attempt));
  }
  expect(sentMessages().map(({ mayHaveArrived }) => mayHaveArrived)).toEqual([false, true, true]);
});

test('the text is unchanged after a visit to another page and can be sent at once', async () => {
  const { visitor, router } = await fillInForm('Back in a minute');
  await visitor.click(screen.getByRole('link', { name: 'How we handle your data' }));
  await screen.findByRole('heading', { level: 1, name: 'Privacy policy' });
  await router.navigate('/contact');

  await waitFor(() => expect(field('Message')).toHaveValue('Back in a minute'));
  await visitor.click(sendButton());
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(sendContactMessage).toHaveBeenCalledOnce();
});

test('after a reload while sending, the next attempt has the same id', async () => {
  vi.mocked(sendContactMessage).mockReturnValue(new Promise(() => undefined));
  const { visitor } = await fillInForm('Cut off');
  await visitor.click(sendButton());
  await screen.findByText('Sending your message…');

  vi.resetModules();
  const reloaded = await import('../../src/site/pages/contact/useContactForm');
  const { message } = sentMessages()[0] as OutgoingMessage;
  void reloaded.sendOnce(message, false);
  const { sendContactMessage: again } = await import('../../src/site/reads/send-message');
  const [outgoing] = vi.mocked(again).mock.lastCall ?? [];
  expect(outgoing).toEqual({
    id: sentMessages()[0]?.id,
    message,
    isSpam: false,
    mayHaveArrived: true,
  });
});
