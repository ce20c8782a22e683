import { screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { CONTACT_MESSAGES } from '../../src/firebase/collections';
import { field, fill } from './admin-screen';
import { dataIn } from './memory/database';
import { network } from './memory/network';
import { renderAt } from './render-at';

export const THANKS = 'Thank you for reaching out! We will get back to you soon.';
export const SORRY = 'Something went wrong. Please try again later.';

/** Stops the clock: a form that is sent within 2000 ms is stored as spam (product 9.7). */
export function setClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    setTimeSinceOpened(0);
    sessionStorage.clear();
  });
}

/** Sets how long ago the form was opened, in ms. */
export const setTimeSinceOpened = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(ms);

export const sendButton = () => screen.getByRole('button', { name: /^(Send message|Try again)$/ });

/**
 * Opens the page and fills in the form, 2000 ms after it was opened. Each test needs a different
 * message, because the page remembers sent messages.
 */
export async function fillInForm(message: string) {
  const page = renderAt('/contact');
  await screen.findByRole('form', { name: 'Write to us' });
  fill('Name', ' Anu Mathew ');
  fill('Email', 'anu@example.com');
  await page.visitor.type(field('Message'), message);
  setTimeSinceOpened(2000);
  return page;
}

/** The stored messages. */
export const sentMessages = () => Object.values(dataIn(CONTACT_MESSAGES));

/** Matches requests that send a message. */
export const SEND = /^commit contactMessages/;
export const sends = () => network.requests(SEND);
