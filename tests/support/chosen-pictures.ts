import { fireEvent, screen } from '@testing-library/react';

/** Chooses files with these names for new entries, and waits until they are prepared. */
export const choose = (...names: readonly string[]) => chooseAt('Pictures', names);

/** Chooses a file with that name to replace the picture of an entry. */
export const chooseReplacement = (name: string) => chooseAt('Picture', [name]);

async function chooseAt(label: string, names: readonly string[]) {
  const files = names.map((name) => new File(['picture'], name, { type: 'image/png' }));
  fireEvent.change(screen.getByLabelText(label), { target: { files } });
  // Files are prepared one after the other, and the live message is about the last one.
  await screen.findByText(new RegExp(`^${names.at(-1)} (is ready|cannot)`));
}
