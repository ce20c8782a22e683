import { screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { sendContactMessage } from '../../src/services/contact-messages';
import { renderAt } from './render-at';

export const THANKS = 'Thank you for reaching out! We will get back to you soon.';
export const SORRY = 'Something went wrong. Please try again later.';

/** A person needs more than two seconds to fill the form in; a test sets the clock. */
export function setClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    sessionStorage.clear();
  });
  afterEach(() => vi.useRealTimers());
}

export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const sendButton = () => screen.getByRole('button', { name: /^(Send message|Try again)$/ });

/** Opens the page and fills the form in. What was sent before is known, so each test has its text. */
export async function written(message: string) {
  const page = renderAt('/contact');
  await screen.findByRole('form', { name: 'Write to us' });
  await page.visitor.type(field('Name'), ' Anu Mathew ');
  await page.visitor.type(field('Email'), 'anu@example.com');
  await page.visitor.type(field('Message'), message);
  vi.setSystemTime(2000);
  return page;
}

/** The attempts that reached the service, in order. */
export const sentLetters = () => vi.mocked(sendContactMessage).mock.calls.map(([letter]) => letter);
