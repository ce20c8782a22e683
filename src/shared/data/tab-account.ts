import { readStored, writeStored } from './browser-storage';

/** Kept for a reload, also one that a phone does by itself. */
const KEY = 'account';

let account = readStored('sessionStorage', KEY) ?? '';

/** The email address of whose session this tab was begun with; '' for none (product 13.12). */
export const tabAccount = (): string => account;

export function setTabAccount(email: string): void {
  account = email;
  writeStored('sessionStorage', KEY, email || null);
}

/** Whether it is another person's than that of whom the tab was begun with. */
export const isOtherAccount = (email: string): boolean =>
  account !== '' && email !== '' && email !== account;
