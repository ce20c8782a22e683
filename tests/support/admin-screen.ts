import { fireEvent, screen, within } from '@testing-library/react';

/** What the tests of an editor in the admin area look at and press. */
export const cards = () => screen.queryAllByRole('article');
export const card = (name: string) => screen.findByRole('article', { name });
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const message = (words: string | RegExp) => screen.findByText(words);

/** Presses a button of a card. */
export async function pressOn(name: string, action: 'Edit' | 'Delete') {
  fireEvent.click(within(await card(name)).getByRole('button', { name: action }));
}

/** Answers the question that lies over the page. */
export async function answer(name: 'Delete' | 'Cancel' | 'Leave') {
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
}

/** A clear no of the database. */
export const refusal = Object.assign(new Error('not allowed'), { code: 'invalid-argument' });
