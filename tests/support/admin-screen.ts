import { fireEvent, screen, within } from '@testing-library/react';

/** Queries and actions that the tests of the admin area's editors have in common. */
export const cards = () => screen.queryAllByRole('article');
export const card = (name: string) => screen.findByRole('article', { name });
/** A field that suggests what is stored is a combobox. */
export const field = (name: string | RegExp) =>
  screen.queryByRole('textbox', { name }) ?? screen.getByRole('combobox', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const message = (text: string | RegExp) => screen.findByText(text);

/** Sets the text of a field with one event: faster than typing where the keys do not matter. */
export const fill = (name: string | RegExp, value: string) =>
  void fireEvent.change(field(name), { target: { value } });

/** Presses a button of a card. */
export async function pressOn(name: string, action: string) {
  fireEvent.click(within(await card(name)).getByRole('button', { name: action }));
}

/** Opens "More" of a card, and returns what it has of that name. */
export async function more(name: string | HTMLElement, action: string | RegExp) {
  const shown = within(typeof name === 'string' ? await card(name) : name);
  fireEvent.click(await shown.findByRole('button', { name: 'More' }));
  return shown.findByRole('menuitem', { name: action });
}

/** Presses what is behind "More" of a card. */
export const pressMore = async (name: string | HTMLElement, action: string) =>
  void fireEvent.click(await more(name, action));

/** Answers the open dialog. */
export async function answerDialog(name: string) {
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
}
