// product 9.1, 9.2, 9.4, 9.7, 9.8 and 9.11.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { CONTACT_SETTINGS } from '../../src/company/contact-settings';
import { site } from '../../src/company/site';
import styles from '../../src/site/pages/contact/ContactPage.module.css';
import { letters } from '../support/builders';
import { field } from '../support/admin-screen';
import {
  THANKS,
  fillInForm,
  sendButton,
  sends,
  sentMessages,
  setClock,
  setTimeSinceOpened,
} from '../support/contact-form';
import { stubViewport } from '../support/near-viewport';
import { renderAt } from '../support/render-at';

setClock();
const { phone, email, address, mapQuery } = CONTACT_SETTINGS;

test('the page has the form, phone, email, postal address, heading and title', async () => {
  renderAt('/contact');
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe(`Contact – ${site.name}`));
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: phone })).toLeadTo(
    `tel:${phone.replaceAll(/[^+\d]/g, '')}`,
  );
  expect(screen.getByRole('link', { name: email })).toLeadTo(`mailto:${email}`);
  const [, ...street] = address.split('\n');
  for (const line of street) expect(main.getByText(line, { exact: false })).toBeVisible();
  expect(field('Name')).toHaveAttribute('autocomplete', 'name');
  expect(field('Email')).toHaveAttribute('autocomplete', 'email');
  expect(field('Email')).toBeRequired();
  expect(field('Subject (optional)')).not.toBeRequired();
  const form = within(screen.getByRole('form'));
  expect(form.getByRole('link', { name: 'How we handle your data' })).toLeadTo('/privacy');
});

test('a message can have a topic, which survives a reload', async () => {
  const { visitor } = await fillInForm('May we show it in Thrissur?');
  const topic = screen.getByRole('combobox', { name: 'What is it about? (optional)' });
  expect(within(topic).getAllByRole('option')).toHaveTexts([
    'Choose a topic',
    'Tickets',
    'Press',
    'Rights and screenings',
    'Other',
  ]);
  await visitor.selectOptions(topic, 'Rights and screenings');
  expect(JSON.parse(sessionStorage.getItem('contact-draft') ?? '')).toMatchObject({
    topic: 'rights',
  });
  await visitor.click(sendButton());
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(sentMessages()[0]).toMatchObject({ topic: 'rights' });
});

test('a message is sent trimmed, and the thank-you message replaces the form and has the focus', async () => {
  const { visitor } = await fillInForm('Is there a show on Sunday?{Enter}');
  await visitor.click(sendButton());

  const thanks = await screen.findByText(THANKS);
  await waitFor(() => expect(thanks).toHaveFocus());
  expect(screen.getByText(THANKS)).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(sentMessages()).toEqual([
    {
      name: 'Anu Mathew',
      email: 'anu@example.com',
      message: 'Is there a show on Sunday?',
      timestamp: expect.any(Date),
    },
  ]);
  expect(sessionStorage).toHaveLength(0);

  await visitor.click(screen.getByRole('button', { name: 'Send another message' }));
  expect(field('Message')).toHaveValue('');
  await waitFor(() => expect(field('Name')).toHaveFocus());
});

test('errors are shown at their fields after the form is sent, and the first of these has the focus', async () => {
  const { visitor } = renderAt('/contact');
  await screen.findByRole('form');
  await visitor.type(field('Name'), 'Anu');
  await visitor.type(field('Email'), 'anu.example.com');
  expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
  await visitor.click(sendButton());

  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
  expect(field('Email')).toHaveAccessibleDescription(/has one @/);
  expect(field('Message')).toHaveAccessibleDescription('Please write a message.');
  expect(field('Name')).toHaveAttribute('aria-invalid', 'false');

  await visitor.clear(field('Email'));
  await visitor.type(field('Email'), 'anu@example.com');
  expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
  expect(field('Email')).not.toHaveAccessibleDescription();
  expect(sends()).toEqual([]);
});

test('a field has a counter from 80 percent of its limit on, and accepts longer text until it is sent', async () => {
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
  await visitor.click(sendButton());
  expect(name).toHaveAccessibleDescription(/shorten this by 5 characters/);
});

test('an address whose host has no dot leads to a question once, and is then sent', async () => {
  const { visitor } = await fillInForm('Is this address complete?');
  await visitor.clear(field('Email'));
  await visitor.type(field('Email'), 'ann@x');
  await visitor.click(sendButton());
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(field('Email')).toHaveAccessibleDescription(/Is “@x” complete\?/);
  expect(sends()).toEqual([]);

  await visitor.type(field('Email'), 'y');
  expect(field('Email')).not.toHaveAccessibleDescription();
  await visitor.click(sendButton());
  expect(field('Email')).toHaveAccessibleDescription(/Is “@xy” complete\?/);
  await visitor.click(sendButton());
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(sentMessages().map((sent) => sent['email'])).toEqual(['ann@xy']);
});

test.each([
  ['within 2000 ms', true, () => setTimeSinceOpened(1999)],
  ['with its hidden field', true, fillHiddenField],
  ['after 2000 ms', false, () => setTimeSinceOpened(2000)],
  ['while the clock of the device is set back', false, () => vi.setSystemTime(-3_600_000)],
])('a form sent %s is spam: %s, and shows the thank-you message', async (when, isSpam, change) => {
  const { visitor } = await fillInForm(`Buy now, ${when}`);
  change();
  await visitor.click(sendButton());
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(sentMessages().map((sent) => sent['status'] === 'spam')).toEqual([isSpam]);
});

function fillHiddenField() {
  const hiddenField = screen.getByLabelText('Leave this empty');
  expect(hiddenField).toHaveAttribute('tabindex', '-1');
  expect(hiddenField).toHaveAttribute('autocomplete', 'off');
  expect(hiddenField.closest('[aria-hidden="true"]')).not.toBeNull();
  (hiddenField as HTMLInputElement).value = 'https://spam.example';
}

describe('the map', () => {
  const map = () => screen.queryByTitle(`Map of ${mapQuery}`);
  async function opened() {
    const viewport = stubViewport();
    renderAt('/contact');
    await screen.findByRole('form');
    expect(map()).not.toBeInTheDocument();
    await viewport.comeNear();
  }

  test('is loaded when it is near the viewport, and not before', async () => {
    await opened();
    await waitFor(() =>
      expect(map()).toHaveAttribute(
        'src',
        expect.stringMatching(/^https:\/\/www\.google\.com\/maps\//),
      ),
    );
  });

  test('is hidden behind the drawing until it has loaded', async () => {
    await opened();

    const frame = await screen.findByTitle(`Map of ${mapQuery}`);
    expect(frame).toHaveClass(styles.loading ?? '');
    act(() => fireEvent.load(frame));
    expect(frame).not.toHaveClass(styles.loading ?? '');
  });

  test('is loaded once the browser is online; offline the drawing and the link are shown', async () => {
    vi.stubGlobal('navigator', { ...navigator, onLine: false });
    await opened();
    expect(map()).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Map' }).querySelector('img')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Open in Google Maps/ })).toLeadTo(
      `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(mapQuery)}`,
    );

    fireEvent(window, new Event('online'));
    await waitFor(() => expect(map()).toBeInTheDocument());
  });
});
