// product 14.2, 15.1, 16.3, 17.1, 17.20, 18.1.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { button, card, field, fill, message } from '../support/admin-screen';
import { aMovie, letters } from '../support/builders';
import { dataAt, dataIn, idsIn, storeEntries } from '../support/memory/database';
import { files as storedFiles, uploadedOf } from '../support/memory/files';
import { newFiles, newPicture, openMovieForm, pictureFile } from '../support/memory/movie-forms';
import { network } from '../support/memory/network';
import { renderAt } from '../support/render-at';
import { isInMalayalam } from '../support/translations';

const UPCOMING = 'Movies/Upcoming/Movies';
const RELEASED = 'Movies/Released/Movies';
const stored = () => [...idsIn(UPCOMING), ...idsIn(RELEASED)];

async function filledIn(address?: string) {
  const page = await openMovieForm(address);
  fill('Movie Title', ' Tides ');
  fill('Movie Description', 'A lighthouse keeper.');
  await page.visitor.upload(screen.getByLabelText('Movie Image'), pictureFile());
  await screen.findByText(/Ready/);
  return page;
}

test.each(['/admin/movies', '/uploadMovie'])(
  'the form at %s adds a movie, which is then listed',
  async (address) => {
    const { visitor } = await filledIn(address);
    expect(await screen.findByText('No movies available.')).toBeVisible();
    expect(screen.getByLabelText('Movie Status')).toHaveValue('Upcoming');
    const answer = network.hold(/^upload/);
    fireEvent.click(button('Upload Movie'));
    expect(await screen.findByRole('button', { name: 'Uploading...' })).toBeDisabled();
    fireEvent.submit(screen.getByRole('form', { name: 'Add a movie' }));
    answer();

    expect(await message('Movie uploaded successfully!')).toBeVisible();
    expect(await card('Tides')).toBeVisible();
    expect(Object.values(dataIn(UPCOMING))).toEqual([
      {
        title: 'Tides',
        description: 'A lighthouse keeper.',
        status: 'Upcoming',
        img: newPicture().src,
        picture: { width: 1920, height: 1080, color: '#203040', share: expect.any(String) },
        timestamp: expect.any(Date),
      },
    ]);
    expect(newFiles()).toHaveLength(1);
    expect(field('Movie Title')).toHaveValue('');
    await visitor.click(button('Upload Movie'));
    expect(stored()).toHaveLength(1);
  },
);

test('blank fields have messages, and so has the form, until they are filled in', async () => {
  const { visitor } = await openMovieForm();
  await visitor.type(field('Movie Title'), '   ');
  await visitor.click(button('Upload Movie'));
  expect(screen.getByText('All fields are required!')).toHaveRole('alert');
  await waitFor(() => expect(field('Movie Title')).toHaveFocus());
  expect(field('Movie Title')).toHaveAccessibleDescription(/Please give the movie a title\./);
  expect(field('Movie Description')).toHaveAccessibleDescription(/Please describe the movie\./);
  expect(screen.getByLabelText('Movie Image')).toHaveAccessibleDescription(/choose a picture/);

  await visitor.type(field('Movie Title'), 'Tides');
  await visitor.type(field('Movie Description'), 'Rain.');
  await visitor.click(button('Upload Movie'));
  await waitFor(() => expect(screen.getByLabelText('Movie Image')).toHaveFocus());
  await visitor.upload(screen.getByLabelText('Movie Image'), pictureFile());
  expect(screen.queryByText('All fields are required!')).not.toBeInTheDocument();
  expect(stored()).toEqual([]);
  expect(storedFiles.paths()).toEqual([]);
});

test.each([
  [/Ticket Link/, 'http://tickets.example.com', /begins with https/],
  [/Certificate/, letters(21), /shorten this by one character: 20 fit/],
])('%s with %s is refused with a message at the field', async (name, text, problem) => {
  const { visitor } = await filledIn();
  fill(name, text);
  await visitor.click(button('Upload Movie'));
  await waitFor(() => expect(field(name)).toHaveFocus());
  expect(field(name)).toHaveAccessibleDescription(problem);
  expect(screen.queryByText('All fields are required!')).not.toBeInTheDocument();
  expect(stored()).toEqual([]);
  expect(storedFiles.paths()).toEqual([]);
});

test('a stored movie without a poster can be saved without one', async () => {
  storeEntries('movie', aMovie({ id: 'old', title: 'Rian' }));
  const { visitor } = renderAt('/admin/movies/old');
  await screen.findByRole('form', { name: 'Edit Rian' });
  fill('Movie Title', 'Rain');
  await visitor.click(button('Save'));
  await message('Movie updated successfully!');
  expect(dataAt(`${UPCOMING}/old`)).toMatchObject({ title: 'Rain' });
  expect(dataAt(`${UPCOMING}/old`)).not.toHaveProperty('img');
});

/** The fields of the form: label, what is typed, and the name under which it is stored. */
const FIELDS = [
  ['Movie Title', 'കടൽ', 'title'],
  ['Movie Status', 'Released', 'status'],
  ['Movie Description', 'A boat comes back empty.', 'description'],
  ['Genre', 'Drama', 'Genre'],
  ['Release Date', '2026-12-18', 'ReleaseDate'],
  ['Director', 'Anju Paul', 'Director'],
  ['Writer(s)', 'Leela Das', 'Writer'],
  ['Actor(s)', 'Ravi Menon, Meera Das', 'Actor'],
  ['Music', 'Rex Thomas', 'Music'],
  ['Cinematography', 'Shyju Paul', 'Camera'],
  ['Editing', 'Mini Rajan', 'Editing'],
  ['Language', 'Malayalam', 'language'],
  ['Certificate', 'U/A 13+', 'certificate'],
  ['Ticket Link', 'https://tickets.example.com/kadal', 'ticketUrl'],
  ['Tickets From', '2026-12-01', 'ticketsFrom'],
  ['Trailer Link', 'https://youtu.be/abcdefghijk', 'trailerUrl'],
  ['Ticket Sellers', 'Sridar Cinema, Kochi, https://tickets.example.com/sridar', 'tickets'],
  ['Where to Watch', 'Films at Home, https://watch.example.com/kadal', 'watch'],
  ['Awards', 'Festival of Kochi, Best Film, 2026', 'laurels'],
  ['Press Quotes', 'Tender and true, The Daily, https://daily.example.com/kadal', 'quotes'],
] as const;

const IN_MALAYALAM = [
  ['Movie Title in Malayalam', 'കടലമ്മ', 'title_ml'],
  ['Movie Description in Malayalam', 'ഒരു വഞ്ചി ഒഴിഞ്ഞു വരുന്നു.', 'description_ml'],
  [
    'Ticket Sellers in Malayalam',
    'ശ്രീധർ സിനിമ, കൊച്ചി, https://tickets.example.com/sridar',
    'tickets_ml',
  ],
  ['Where to Watch in Malayalam', 'സിനിമ വീട്ടിൽ, https://watch.example.com/kadal', 'watch_ml'],
  ['Awards in Malayalam', 'കൊച്ചി മേള, മികച്ച ചിത്രം, 2026', 'laurels_ml'],
  [
    'Press Quotes in Malayalam',
    'ലളിതം, സത്യം, ദിനപത്രം, https://daily.example.com/kadal',
    'quotes_ml',
  ],
] as const;

test('all fields are saved to the collection of the status, and the edit shows them', async () => {
  const control = (label: string) =>
    screen.getByLabelText((text) => text === label || text === `${label} (optional)`);
  const fields = [...FIELDS, ...(isInMalayalam ? IN_MALAYALAM : [])];

  const { visitor, router } = await openMovieForm();
  for (const summary of screen.queryAllByText(/In Malayalam/, { selector: 'summary' })) {
    await visitor.click(summary);
  }
  for (const [label, value] of fields) fireEvent.change(control(label), { target: { value } });
  fireEvent.change(control('Runtime'), { target: { value: '132' } });
  await visitor.upload(screen.getByLabelText('Movie Image'), pictureFile());
  await visitor.upload(screen.getByLabelText(/^Wide Picture/), pictureFile('sea.jpg'));
  await waitFor(() => expect(screen.getAllByText(/Ready/)).toHaveLength(2));
  await visitor.click(button('Upload Movie'));
  await message('Movie uploaded successfully!');
  const [[id = '', data] = []] = Object.entries(dataIn(RELEASED));
  expect(data).toMatchObject({
    ...Object.fromEntries(fields.map(([, value, name]) => [name, value])),
    runtime: 132,
    img: uploadedOf('rain.jpg'),
    backdrop: { src: uploadedOf('sea.jpg'), width: 1920 },
  });

  await router.navigate(`/admin/movies/${id}`);
  await screen.findByRole('form', { name: 'Edit കടൽ' });
  for (const [label, value] of fields) expect(control(label)).toHaveValue(value);
  expect(control('Runtime')).toHaveValue('132');
});

describe('dropped files', () => {
  beforeEach(async () => void (await openMovieForm('/uploadMovie')));

  /** Drops something; returns what the pointer says before, and whether it is left to the browser. */
  function drop(element: Element, type: string, files: readonly File[] = []) {
    const dataTransfer = { types: [type], files, dropEffect: '' };
    fireEvent.dragOver(element, { dataTransfer });
    return [dataTransfer.dropEffect, fireEvent.drop(element, { dataTransfer })];
  }

  const REFUSED = ['none', false];
  const images = () => screen.getByLabelText('Movie Image');

  test('files that are dropped beside a field are refused, but text can be dropped into a text field', () => {
    expect(drop(button('Upload Movie'), 'Files', [pictureFile()])).toEqual(REFUSED);
    expect(drop(button('Upload Movie'), 'text/uri-list')).toEqual(REFUSED);
    expect(drop(field('Movie Title'), 'Files', [pictureFile()])).toEqual(REFUSED);
    expect(drop(field('Movie Title'), 'text/plain')).toEqual(['', true]);
  });

  test('a field accepts a dropped file, and explains what to do if the drop contains none', async () => {
    expect(drop(images(), 'text/uri-list')).toEqual(['copy', false]);
    expect(await screen.findByText(/^Only a file can be dropped here/)).toHaveRole('alert');
    expect(drop(images(), 'Files', [pictureFile()])).toEqual(['copy', false]);
    expect(await screen.findByText(/^Ready/)).toBeVisible();
    expect(screen.queryByText(/^Only a file/)).not.toBeInTheDocument();
  });

  test('a field accepts nothing while its form is sent', async () => {
    fill('Movie Title', 'Tides');
    fill('Movie Description', 'A lighthouse keeper.');
    drop(images(), 'Files', [pictureFile()]);
    await screen.findByText(/^Ready/);
    const end = network.hold(/^upload/);
    fireEvent.click(button('Upload Movie'));
    await screen.findByRole('button', { name: 'Uploading...' });
    expect(drop(images(), 'Files', [pictureFile()])).toEqual(REFUSED);
    end();
  });
});
