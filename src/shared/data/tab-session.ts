import { readStored, writeStored } from './browser-storage';

/** Kept for a reload, also one that a phone does by itself. */
const KEY = 'account';

let account = readStored('sessionStorage', KEY) ?? '';

/** The email address of whose session this tab was begun with; '' for none. */
export const tabAccount = (): string => account;

export function setTabAccount(email: string): void {
  account = email;
  writeStored('sessionStorage', KEY, email || null);
}

/** Kept for a reload of the sign-in. */
const TARGET_KEY = 'sign-in target';

/** Keeps what the guard led from to the sign-in; never anything from an address (security.md T17). */
export const setSignInTarget = (path: string): boolean =>
  writeStored('sessionStorage', TARGET_KEY, path);

/** Returns the kept text and forgets it; '' if there is none. */
export function takeSignInTarget(): string {
  const path = readStored('sessionStorage', TARGET_KEY) ?? '';
  writeStored('sessionStorage', TARGET_KEY, null);
  return path;
}

/** Whether another person has signed in since this tab was opened. */
export const isOtherAccount = (email: string): boolean =>
  account !== '' && email !== '' && email !== account;

let focused: Element | null = null;
let isDown = false;

/** Whether the page is hidden because it is not known whose session the browser has now. */
export const isCurtainDown = (): boolean => isDown;

/**
 * Hides the page: nothing of it can be read or pressed. In one step and without React, as the browser
 * freezes the page after it.
 */
export function dropCurtain(): void {
  if (isDown) return;
  isDown = true;
  // What is hidden cannot keep the focus.
  focused = document.activeElement;
  document.documentElement.style.visibility = 'hidden';
  window.addEventListener('keydown', ignore, true);
}

export function liftCurtain(): void {
  if (!isDown) return;
  isDown = false;
  document.documentElement.style.visibility = '';
  window.removeEventListener('keydown', ignore, true);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Some keys are shortcuts of the whole page. */
function ignore(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
