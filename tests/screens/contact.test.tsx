import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Letter } from '../../src/domain/letter';
import { TimeoutError } from '../../src/domain/timeout';
import { sendContactMessage } from '../../src/services/contact-messages';
import { letters } from '../support/builders';
import { expectLogged } from '../support/console';
import { deferred } from '../support/deferred';
import { renderAt } from '../support/render-at';

const THANKS = 'Thank you for reaching out! We will get back to you soon.';
const SORRY = 'Something went wrong. Please try again later.';

// A person needs more than two seconds; a test does not.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const takeTime = () => vi.setSystemTime(Date.now() + 2000);
const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: /^(Send message|Try again)$/ });
const sentLetters = () => vi.mocked(sendContactMessage).mock.calls.map(([letter]) => letter);

/** Opens the page and fills the form in. Each test has a text of its own. */
async function written(message: string) {
  const page = renderAt('/contact');
  await screen.findByRole('form', { name: 'Write to us' });
  await page.visitor.type(field('Name'), ' Anu Mathew ');
  await page.visitor.type(field('Email'), 'anu@example.com');
  await page.visitor.type(field('Message'), message);
  takeTime();
  return page;
}

const failWith = (...errors: readonly unknown[]) => {
  for (const error of errors) vi.mocked(sendContactMessage).mockRejectedValueOnce(error);
};
const firestoreError = (code: string) => Object.assign(new Error(`firestore: ${code}`), { code });

test('shows the form, phone, email and the address in Kochi, under one heading and title', async () => {
  renderAt('/contact');
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Contact – Nilavu Pictures'));
  expect(screen.getByRole('link', { name: '+91 484 555 0142' })).toHaveAttribute(
    'href',
    'tel:+914845550142',
  );
  expect(screen.getByRole('link', { name: 'hello@nilavu.test' })).toHaveAttribute(
    'href',
    'mailto:hello@nilavu.test',
  );
  expect(screen.getByText(/Kochi, Kerala 682001/)).toBeVisible();
  expect(field('Name')).toHaveAttribute('autocomplete', 'name');
  expect(field('Email')).toHaveAttribute('autocomplete', 'email');
  expect(field('Email')).toBeRequired();
  expect(field('Subject (optional)')).not.toBeRequired();
  const form = within(screen.getByRole('form'));
  expect(form.getByRole('link', { name: 'How we handle your data' })).toHaveAttribute(
    'href',
    '/privacy',
  );
});

test('a message is sent trimmed, and the thanks take the place of the form and the focus', async () => {
  const { visitor } = await written('Is there a show on Sunday?{Enter}');
  await visitor.click(send());

  expect(await screen.findByText(THANKS)).toHaveFocus();
  expect(screen.getByText(THANKS)).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(sentLetters()).toEqual([
    {
      id: expect.any(String),
      message: {
        name: 'Anu Mathew',
        email: 'anu@example.com',
        message: 'Is there a show on Sunday?',
      },
      mayHaveArrived: false,
    },
  ]);
  expect(sessionStorage).toHaveLength(0);

  await visitor.click(screen.getByRole('button', { name: 'Send another message' }));
  expect(field('Message')).toHaveValue('');
  expect(field('Name')).toHaveFocus();
});

test('what is wrong stands beside its field, and the first wrong field has the focus', async () => {
  const { visitor } = renderAt('/contact');
  await screen.findByRole('form');
  await visitor.type(field('Name'), 'Anu');
  await visitor.type(field('Email'), 'anu.example.com');
  expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
  await visitor.click(send());

  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
  expect(field('Email')).toHaveAccessibleDescription(/has one @/);
  expect(field('Message')).toHaveAccessibleDescription('Please write a message.');
  expect(field('Name')).toHaveAttribute('aria-invalid', 'false');

  await visitor.clear(field('Email'));
  await visitor.type(field('Email'), 'anu@example.com');
  expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
  expect(field('Email')).not.toHaveAccessibleDescription();
  expect(sendContactMessage).not.toHaveBeenCalled();
});

test('a field counts along from four fifths of its limit, and lets nothing be lost', async () => {
  const { visitor } = renderAt('/contact');
  await screen.findByRole('form');
  const name = field('Name');
  await visitor.click(name);
  await visitor.paste(letters(79));
  expect(name).not.toHaveAccessibleDescription();
  await visitor.paste('x');
  expect(name).toHaveAccessibleDescription('80 of 100 characters');
  await visitor.paste(letters(25));
  expect(name).toHaveAccessibleDescription('105 of 100 characters');
  await visitor.click(send());
  expect(name).toHaveAccessibleDescription(/shorten this by 5 characters/);
});

test('while it is sent there is a loader, nothing can be changed, and nothing is sent twice', async () => {
  const { promise, resolve } = deferred();
  vi.mocked(sendContactMessage).mockReturnValueOnce(promise);
  const { visitor } = await written('Slowly');
  await visitor.dblClick(send());

  expect(await screen.findByText('Sending your message…')).toBeVisible();
  expect(field('Message')).toHaveAttribute('readonly');
  expect(send()).toHaveFocus();
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
    await visitor.click(send());

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
  await visitor.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/no answer in time/);

  await visitor.click(send());
  expect(await screen.findByText(THANKS)).toBeVisible();
  const [first, second] = sentLetters();
  expect(second).toEqual({ ...first, mayHaveArrived: true });
});

test('a refusal is an end: the next attempt does not take it for an arrival', async () => {
  expectLogged(/permission-denied/);
  failWith(firestoreError('permission-denied'), firestoreError('permission-denied'));
  const { visitor } = await written('Refused');
  await visitor.click(send());
  await screen.findByRole('alert');
  await visitor.click(send());
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
    await visitor.click(send());
    await waitFor(() => expect(sendContactMessage).toHaveBeenCalledTimes(attempt));
  }
  expect(sentLetters().map(({ mayHaveArrived }) => mayHaveArrived)).toEqual([false, true, true]);
});

test('a text that was changed after a failure is another message', async () => {
  expectLogged(/unknown/);
  failWith(firestoreError('unknown'));
  const { visitor } = await written('Version one');
  await visitor.click(send());
  await screen.findByRole('alert');
  await visitor.type(field('Message'), ', better');
  await visitor.click(send());

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
  await visitor.click(send());
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(sendContactMessage).toHaveBeenCalledOnce();
});

test('after a reload in mid-sending the attempt still has its id', async () => {
  vi.mocked(sendContactMessage).mockReturnValue(new Promise(() => undefined));
  const { visitor } = await written('Cut off');
  await visitor.click(send());
  await screen.findByText('Sending your message…');

  vi.resetModules();
  const outbox = await import('../../src/pages/contact/outbox');
  const { message } = sentLetters()[0] as Letter;
  void outbox.post(message);
  const { sendContactMessage: again } = await import('../../src/services/contact-messages');
  const [letter] = vi.mocked(again).mock.lastCall ?? [];
  expect(letter).toEqual({ id: sentLetters()[0]?.id, message, mayHaveArrived: true });
});

test.each([
  ['too fast for a person', () => vi.setSystemTime(0)],
  ['with the field that nobody sees', fillTrap],
])('a form filled in %s gets its thanks and is not sent', async (_, cheat) => {
  const { visitor } = await written('Buy now');
  cheat();
  await visitor.click(send());
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(sendContactMessage).not.toHaveBeenCalled();
});

function fillTrap() {
  const trap = screen.getByLabelText('Leave this empty');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
  (trap as HTMLInputElement).value = 'https://spam.example';
}

test('the map is asked of Google only on request; the link is always there', async () => {
  const { visitor } = renderAt('/contact');
  await screen.findByRole('form');
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link', { name: /Open in Google Maps/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Fort%20Kochi%2C%20Kochi%2C%20Kerala',
  );

  await visitor.click(screen.getByRole('button', { name: 'Show the map' }));
  const frame = screen.getByTitle('Map of Fort Kochi, Kochi, Kerala');
  expect(frame).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\//),
  );
  expect(frame).toHaveFocus();
  expect(screen.getByRole('link', { name: /Open in Google Maps/ })).toBeVisible();
});
