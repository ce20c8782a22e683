import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Types a title into the field "Film" and chooses the first option. */
export async function chooseMovie(
  visitor: UserEvent,
  title: string,
  place: HTMLElement = document.body,
): Promise<HTMLElement> {
  const field = await within(place).findByRole('combobox', { name: /^Film/ });
  await visitor.clear(field);
  await visitor.type(field, title);
  await screen.findByRole('option', { name: new RegExp(title) });
  await visitor.keyboard('{ArrowDown}{Enter}');
  return field;
}
