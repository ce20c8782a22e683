import { readStored, writeStored } from './browser-storage';

/** Stored in the session, so that it survives a reload, also after a phone discarded the tab. */
const KEY = 'account';

let account = readStored('sessionStorage', KEY) ?? '';

/** Returns the email address of the account with which this tab was opened; '' if there is none. */
export const tabAccount = (): string => account;

export function setTabAccount(email: string): void {
  account = email;
  writeStored('sessionStorage', KEY, email || null);
}

/** Stored in the session, so that it survives a reload of the sign-in page. */
const TARGET_KEY = 'sign-in target';

/**
 * Stores the page from which the guard has redirected to the sign-in; never a path from a URL
 * parameter (security.md T17).
 */
export const setSignInTarget = (path: string): boolean =>
  writeStored('sessionStorage', TARGET_KEY, path);

/** Returns the stored path and removes it; '' if there is none. */
export function takeSignInTarget(): string {
  const path = readStored('sessionStorage', TARGET_KEY) ?? '';
  writeStored('sessionStorage', TARGET_KEY, null);
  return path;
}

/** Whether another user has signed in since this tab was opened. */
export const isOtherAccount = (email: string): boolean =>
  account !== '' && email !== '' && email !== account;

let focused: Element | null = null;
let isDown = false;

/** Whether the page is hidden because the session of the browser is unknown. */
export const isPageHidden = (): boolean => isDown;

/**
 * Hides the page, so that nothing can be read or pressed. Synchronous and without React, because
 * the browser freezes the page afterwards.
 */
export function hidePage(): void {
  if (isDown) return;
  isDown = true;
  // A hidden element loses the focus.
  focused = document.activeElement;
  document.documentElement.style.visibility = 'hidden';
  window.addEventListener('keydown', ignore, true);
}

export function unhidePage(): void {
  if (!isDown) return;
  isDown = false;
  document.documentElement.style.visibility = '';
  window.removeEventListener('keydown', ignore, true);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Ignores a key press, because some keys are shortcuts of the whole page. */
function ignore(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
