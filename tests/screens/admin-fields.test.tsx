import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fieldsOf, formValuesOf } from '../../src/admin/kit/fields/field-table';
import { movieFields } from '../../src/admin/movies/movie-fields';
import { addEntry } from '../../src/services/store/add-entry';
import { button, message } from '../support/admin-screen';
import { aFullMovie } from '../support/builders';
import { added } from '../support/stored-entries';
import { NEW_PICTURE, openMovieForm, pictureFile, setUpMovies } from '../support/stored-movies';

vi.mock('../../src/admin/kit/uploads/resize');
vi.mock('../../src/services/files/pictures');

setUpMovies();

/** The control of a field by its label. */
const control = (label: string) =>
  screen.getByLabelText((text) => text === label || text === `${label} (optional)`);

const values = formValuesOf(movieFields, aFullMovie());
const fields = fieldsOf(movieFields).map(([name, { label }]) => ({ label, value: values[name] }));

test('the form of a movie saves every field to the collection of the status, and the edit shows them', async () => {
  const { visitor, router } = await openMovieForm();
  for (const { label, value } of fields) fireEvent.change(control(label), { target: { value } });
  await visitor.upload(screen.getByLabelText('Movie Image'), pictureFile());
  await visitor.upload(screen.getByLabelText(/^Wide Picture/), pictureFile());
  await waitFor(() => expect(screen.getAllByText(/Ready/)).toHaveLength(2));
  await visitor.click(button('Upload Movie'));
  await message('Movie uploaded successfully!');
  const [ref] = vi.mocked(addEntry).mock.lastCall ?? [];
  const id = ref?.id.replace(/^movie:/, '');
  expect(ref).toEqual({ id: `movie:${id}`, kind: 'movie', path: `Movies/Released/Movies/${id}` });
  expect(added('movie').at(-1)).toEqual({
    ...aFullMovie(),
    picture: NEW_PICTURE,
    backdrop: NEW_PICTURE,
  });

  await router.navigate(`/admin/movies/${id}`);
  await screen.findByRole('form', { name: `Edit ${aFullMovie().title}` });
  for (const { label, value } of fields) expect(control(label)).toHaveValue(value);
});

test.each([
  ['Ticket Link', 'www.tickets.example/x', 'https://www.tickets.example/x'],
  ['Trailer Link', 'youtu.be/aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ'],
  ['Ticket Link', 'at the counter', 'at the counter'],
])('%s "%s" reads "%s" when the field is left', async (label, typed, completed) => {
  const { visitor } = await openMovieForm();
  await visitor.type(control(label), typed);
  expect(control(label)).toHaveValue(typed);
  await visitor.tab();
  expect(control(label)).toHaveValue(completed);
});
