// product 30.13, 40.14, 40.15.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { button, message } from '../support/admin-screen';
import { aMovie } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { savedFile } from '../support/saved-file';
import { dataAt, stored, storeEntries } from '../support/memory/database';
import { memory } from '../support/memory/firestore';
import { isInMalayalam } from '../support/translations';

// After three seconds of a visit it merges the search index as well.
vi.mock('../../src/studio/app/shell/useVisitTasks');

const PATH = 'site/names_ml';
const names = () => dataAt(PATH);
const field = (name: string) => screen.findByRole('textbox', { name: `${name} in Malayalam` });

beforeEach(() => {
  storeEntries(
    'movie',
    aMovie({ id: 'a', genre: 'Drama', director: 'Anu' }),
    aMovie({ id: 'b', genre: 'Thiller', director: 'Ravi' }),
  );
});

describe.runIf(isInMalayalam)('names in Malayalam', () => {
  test('are typed on several tabs and stored together, beside changes of others', async () => {
    const { visitor } = renderAt('/admin/names');
    await visitor.type(await field('Drama'), ' നാടകീയം ');
    await visitor.click(screen.getByRole('link', { name: 'People' }));
    await visitor.type(await field('Anu'), 'അനു');
    expect(screen.getByText('2 names are not saved yet.')).toBeVisible();
    memory.put({ [PATH]: { genre: 'Thiller\tത്രില്ലർ', language: '', person: '', role: '' } });
    await visitor.click(button('Save names'));
    await message('2 names are saved.');
    expect(names()).toEqual({
      genre: 'Thiller\tത്രില്ലർ\nDrama\tനാടകീയം',
      language: '',
      person: 'Anu\tഅനു',
      role: '',
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save names' })).toBeNull());
    expect(await field('Anu')).toHaveValue('അനു');
  });

  test('are stored without characters that reverse the direction of a text', async () => {
    const { visitor } = renderAt('/admin/names');
    await visitor.type(await field('Drama'), 'നാടകീയം\u202e\u0007');
    await visitor.click(button('Save names'));
    await message('One name is saved.');
    expect(names()).toMatchObject({ genre: 'Drama\tനാടകീയം' });
  });

  test('that somebody else has changed meanwhile are named, and both changes are preserved', async () => {
    const { visitor } = renderAt('/admin/names');
    await visitor.type(await field('Drama'), 'ഡ്രാമ');
    memory.put({ [PATH]: { genre: 'Drama\tനാടകീയം' } });
    expectLogged(/Somebody else has changed names/);
    await visitor.click(button('Save names'));
    expect(await screen.findByText(/written “നാടകീയം”/)).toBeVisible();
    expect(names()).toMatchObject({ genre: 'Drama\tനാടകീയം' });
    expect(await field('Drama')).toHaveValue('ഡ്രാമ');
    await visitor.click(button('Save names'));
    await message('One name is saved.');
    expect(names()).toMatchObject({ genre: 'Drama\tഡ്രാമ' });
  });

  test('have a history, in which each can be restored unless somebody has changed it since', async () => {
    memory.put({ [PATH]: { genre: 'Thiller\tത്രില്ലർ', language: '', person: '', role: '' } });
    const { visitor } = renderAt('/admin/names');
    await visitor.type(await field('Drama'), 'നാടകീയം');
    const thriller = await field('Thiller');
    await visitor.clear(thriller);
    await visitor.type(thriller, 'ഉദ്വേഗം');
    await visitor.click(button('Save names'));
    await message('2 names are saved.');
    await visitor.click(screen.getByRole('link', { name: 'History of the names in Malayalam' }));
    const [change] = await screen.findAllByRole('article');
    const shown = within(change ?? document.body);
    const part = (name: string) => within(shown.getByRole('group', { name }));
    expect(part('Genre: Drama').getByText('നാടകീയം')).toBeVisible();
    expect(part('Genre: Thiller').getByText('ത്രില്ലർ')).toBeVisible();

    await visitor.click(part('Genre: Thiller').getByRole('button', { name: 'Restore' }));
    await message('Restored.');
    expect(names()).toMatchObject({ genre: 'Thiller\tത്രില്ലർ\nDrama\tനാടകീയം' });

    memory.put({ [PATH]: { genre: 'Drama\tഡ്രാമ', language: '', person: '', role: '' } });
    expectLogged(/Somebody else has changed names/);
    const first = await screen.findAllByRole('article');
    await visitor.click(
      within(
        within(first.at(-1) ?? document.body).getByRole('group', { name: 'Genre: Drama' }),
      ).getByRole('button', { name: 'Restore' }),
    );
    expect(await screen.findByText(/It could not be restored/)).toBeVisible();
    expect(names()).toMatchObject({ genre: 'Drama\tഡ്രാമ' });
  });

  test('can be filtered by missing ones, and a search finds both languages', async () => {
    memory.put({ [PATH]: { genre: 'Drama\tനാടകീയം' } });
    const { visitor } = renderAt('/admin/names?search=നാട');
    expect(await screen.findByRole('heading', { level: 2, name: '1 of 2 genres' })).toBeVisible();
    await visitor.clear(screen.getByRole('searchbox'));
    await visitor.type(screen.getByRole('searchbox'), '{Enter}');
    await visitor.click(await screen.findByRole('link', { name: '1 without a name in Malayalam' }));
    const list = within(await screen.findByRole('region', { name: '1 of 2 genres' }));
    expect(list.getByText('Thiller')).toBeVisible();
    expect(list.queryByText('Drama')).toBeNull();
  });

  test('are copied by "Rename", and removed by "Undo"', async () => {
    const before = { genre: 'Thiller\tത്രില്ലർ', language: '', person: '', role: '' };
    memory.put({ [PATH]: before });
    const { visitor } = renderAt('/admin/names');
    await field('Thiller');
    await visitor.click(screen.getByRole('button', { name: 'Rename', description: 'Thiller' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByLabelText('New name');
    await visitor.clear(name);
    await visitor.type(name, 'Thriller');
    await visitor.click(await dialog.findByRole('button', { name: 'Rename in one film' }));
    await message('One film is changed from “Thiller” to “Thriller”.');
    expect(names()).toMatchObject({ genre: 'Thiller\tത്രില്ലർ\nThriller\tത്രില്ലർ' });
    expect(await field('Thriller')).toHaveValue('ത്രില്ലർ');
    await visitor.click(button('Undo'));
    await message('One film is as before.');
    expect(stored('movie').map(({ genre }) => genre)).toEqual(['Drama', 'Thiller']);
    expect(names()).toEqual(before);
  });

  test('include the roles of all casts, which are read on demand', async () => {
    storeEntries('movie', aMovie({ id: 'a', actors: 'Anu as Maya, Ravi (Old Ravi)' }));
    const { visitor } = renderAt('/admin/names?kind=role');
    expect(await screen.findByRole('heading', { level: 2, name: '2 roles' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Rename' })).toBeNull();
    await visitor.type(await field('Maya'), 'മായ');
    await visitor.click(button('Save names'));
    await message('One name is saved.');
    expect(names()).toMatchObject({ role: 'Maya\tമായ' });
  });

  test('can be filled in from the table for translators (product 40.14)', async () => {
    const { visitor } = renderAt('/admin/names');
    await field('Drama');
    await visitor.click(button('Download as a table'));
    expect((await savedFile()).text).toContain(
      '"Name","In Malayalam"\r\n"Drama",""\r\n"Thiller",""',
    );
    const choose = async (text: string) =>
      visitor.upload(screen.getByLabelText('Table of names'), new File([text], 'names.csv'));
    await choose('Name;Else\nDrama;x');
    expect(await screen.findByText(/^This table has no column/)).toBeVisible();
    await choose('Name;In Malayalam\nDrama;നാടകീയം\nHorror;ഭീതികഥ\nThiller;');
    expect(await screen.findByText(/^One name of the table is filled in/)).toBeVisible();
    expect(await field('Drama')).toHaveValue('നാടകീയം');
    await visitor.click(button('Save names'));
    await message('One name is saved.');
    expect(names()).toMatchObject({ genre: 'Drama\tനാടകീയം' });
  });
});
