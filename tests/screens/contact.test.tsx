import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sendContactMessage } from '../../src/services/contact-messages';
import { letters } from '../support/builders';
import { field, sendButton, sentLetters, setClock, THANKS, written } from '../support/contact-form';
import { renderAt } from '../support/render-at';

setClock();

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
  await visitor.click(sendButton());

  const thanks = await screen.findByText(THANKS);
  await waitFor(() => expect(thanks).toHaveFocus());
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
  await waitFor(() => expect(field('Name')).toHaveFocus());
});

test('what is wrong stands beside its field, and the first wrong field has the focus', async () => {
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
  await visitor.click(sendButton());
  expect(name).toHaveAccessibleDescription(/shorten this by 5 characters/);
});

test.each([
  ['too fast for a person', () => vi.setSystemTime(0)],
  ['with the field that nobody sees', fillTrap],
])('a form filled in %s gets its thanks and is not sent', async (_, cheat) => {
  const { visitor } = await written('Buy now');
  cheat();
  await visitor.click(sendButton());
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
  await waitFor(() => expect(frame).toHaveFocus());
  expect(screen.getByRole('link', { name: /Open in Google Maps/ })).toBeVisible();
});
