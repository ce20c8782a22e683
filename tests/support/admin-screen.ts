import { fireEvent, screen, within } from '@testing-library/react';

/** Queries and actions shared by the tests of the editors in the admin area. */
export const cards = () => screen.queryAllByRole('article');
export const card = (name: string) => screen.findByRole('article', { name });
/** A field with suggestions is a combobox. */
export const field = (name: string | RegExp) =>
  screen.queryByRole('textbox', { name }) ?? screen.getByRole('combobox', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const message = (text: string | RegExp) => screen.findByText(text);

/** Sets the text of a field with a single event, which is faster than typing. */
export const fill = (name: string | RegExp, value: string) =>
  void fireEvent.change(field(name), { target: { value } });

/** Presses a button of a card. */
export async function pressOn(name: string, action: string) {
  fireEvent.click(within(await card(name)).getByRole('button', { name: action }));
}

/** Opens the menu "More" of a card, and returns the item with that name. */
export async function more(name: string | HTMLElement, action: string | RegExp) {
  const shown = within(typeof name === 'string' ? await card(name) : name);
  fireEvent.click(await shown.findByRole('button', { name: 'More' }));
  return shown.findByRole('menuitem', { name: action });
}

/** Presses an item in the menu "More" of a card. */
export const pressMore = async (name: string | HTMLElement, action: string) =>
  void fireEvent.click(await more(name, action));

/** Presses a button of the open dialog. */
export async function answerDialog(name: string) {
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
}
