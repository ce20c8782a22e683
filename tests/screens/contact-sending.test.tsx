// product 9.4, 9.5, 9.6.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectLogged } from '../support/console';
import { field } from '../support/admin-screen';
import {
  SEND,
  SORRY,
  THANKS,
  fillInForm,
  sendButton,
  sends,
  sentMessages,
  setClock,
} from '../support/contact-form';
import { network } from '../support/memory/network';
import { untilTimeout } from '../support/memory/time';
import { deleteApp, getApps } from 'firebase/app';
import type { RefusalCode } from '../support/memory/documents';

setClock();

test('while the message is sent there is a loader, fields are read-only and a second press sends nothing', async () => {
  const answer = network.hold(SEND);
  const { visitor } = await fillInForm('Slowly');
  await visitor.dblClick(sendButton());

  expect(await screen.findByText('Sending your message…')).toBeVisible();
  expect(field('Message')).toHaveAttribute('readonly');
  await waitFor(() => expect(sendButton()).toHaveFocus());
  await visitor.keyboard('{Enter}');
  answer();
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(sends()).toHaveLength(1);
});

test.each<['unknown' | RefusalCode, boolean, RegExp]>([
  ['unknown', true, /could not be reached/],
  ['unknown', false, /seem to be offline/],
  ['resource-exhausted', true, /in a few minutes/],
  ['permission-denied', true, /was not accepted/],
])(
  'a failure (%s, online: %s) is shown with a hint, and the text does not change',
  async (code, onLine, hint) => {
    expectLogged(new RegExp(code));
    vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: onLine } }));
    if (code === 'unknown') network.cut(SEND);
    else network.refuse(SEND, code);
    const { visitor } = await fillInForm(`About ${code} ${onLine}`);
    await visitor.click(sendButton());

    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(SORRY)).toBeVisible();
    expect(alert).toHaveTextContent(hint);
    expect(field('Message')).toHaveValue(`About ${code} ${onLine}`);
    expect(field('Name')).toHaveValue(' Anu Mathew ');
  },
);

test('a second attempt does not store the message again, and its refusal counts as a success', async () => {
  expectLogged(/No answer/);
  network.silence(SEND);
  await fillInForm('Again and again');
  await untilTimeout(() => fireEvent.click(sendButton()));
  expect(await screen.findByRole('alert')).toHaveTextContent(/no answer in time/);

  // For visitors, it would be an update.
  network.refuse(SEND, 'permission-denied');
  fireEvent.click(sendButton());
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(sentMessages()).toMatchObject([{ message: 'Again and again' }]);
  expect(new Set(sends()).size).toBe(1);
});

test('the attempt after a refusal is refused as well', async () => {
  expectLogged(/permission-denied/);
  network.refuse(SEND, 'permission-denied');
  const { visitor } = await fillInForm('Refused');
  await visitor.click(sendButton());
  await screen.findByRole('alert');
  await visitor.click(sendButton());
  await waitFor(() => expect(sends()).toHaveLength(2));
  expect(await screen.findByText(SORRY)).toBeVisible();
});

test('after an unknown outcome a refusal counts as a success, also after a known failure', async () => {
  expectLogged(/unknown/);
  expectLogged(/resource-exhausted/);
  network.cut(SEND);
  const { visitor } = await fillInForm('In doubt');
  await visitor.click(sendButton());
  await screen.findByRole('alert');
  network.accept(SEND);
  network.refuse(SEND, 'resource-exhausted', { times: 1 });
  await visitor.click(sendButton());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/in a few minutes/));
  network.refuse(SEND, 'permission-denied');
  await visitor.click(sendButton());
  expect(await screen.findByText(THANKS)).toBeVisible();
});

test('the text is preserved after a visit to another page and can be sent immediately', async () => {
  const { visitor, router } = await fillInForm('Back in a minute');
  await visitor.click(screen.getByRole('link', { name: 'How we handle your data' }));
  await screen.findByRole('heading', { level: 1, name: 'Privacy policy' });
  await router.navigate('/contact');

  await waitFor(() => expect(field('Message')).toHaveValue('Back in a minute'));
  await visitor.click(sendButton());
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(sentMessages()).toHaveLength(1);
});

test('after a reload while sending, the next attempt has the same id', async () => {
  network.hold(SEND);
  const { visitor } = await fillInForm('Cut off');
  await visitor.click(sendButton());
  await screen.findByText('Sending your message…');

  vi.resetModules();
  await Promise.all(getApps().map(deleteApp));
  const reloaded = await import('../../src/site/pages/contact/useContactForm');
  network.refuse(SEND, 'permission-denied');
  const message = { name: 'Anu Mathew', email: 'anu@example.com', message: 'Cut off' };
  await reloaded.sendOnce(message, false);
  expect(new Set(sends()).size).toBe(1);
  expect(sends()).toHaveLength(2);
});
