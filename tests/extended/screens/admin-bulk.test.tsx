// product 14.12, 17.5, 36.2 and 36.4.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerDialog, button, card, message } from '../../support/admin-screen';
import { names, select, selectAll, TITLES, tools } from '../../support/bulk-screen';
import { aBanner, aGalleryImage, aMovie, anAnnouncement, aVideo } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import {
  removeEntry,
  stored,
  storedDrafts,
  storeEntries,
  dataAt,
} from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { memory } from '../../support/memory/firestore';
import { untilTimeout } from '../../support/memory/time';

const LISTS = [
  {
    noun: 'banner',
    address: '/admin',
    given: () => storeEntries('banner', ...TITLES.map((title) => aBanner({ title }))),
    note: 'Their pictures go with them. This cannot be undone.',
  },
  {
    noun: 'announcement',
    address: '/admin?tab=announcements',
    given: () => storeEntries('announcement', ...TITLES.map((title) => anAnnouncement({ title }))),
    note: 'They can be restored from the trash for 30 days.',
  },
] as const;

test('several banners cannot be set to a common value, but unpublished or deleted', async () => {
  storeEntries('banner', aBanner({ title: 'A' }));
  const { visitor } = renderAt('/admin');
  await visitor.click(await select('A'));
  const buttons = tools('banners').getAllByRole('button');
  expect(buttons).toHaveTexts(['Unpublish', 'Delete']);
});

test.each(LISTS)(
  'several entries are deleted after one question with their names: $noun',
  async ({ noun, address, given, note }) => {
    given();
    const { visitor } = renderAt(address);
    await visitor.click(await select('B'));
    await visitor.click(await select('C'));
    expect(screen.getByRole('checkbox', { name: '2 selected' })).toBePartiallyChecked();
    await visitor.click(tools(`${noun}s`).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Delete 2 ${noun}s?` }));
    expect(dialog.getByText(note)).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveTexts(['B', 'C']);
    await visitor.click(dialog.getByRole('button', { name: 'Delete' }));
    await message(`2 ${noun}s are deleted.`);
    const links = screen.queryAllByRole('link', { name: /^Open the/ });
    expect(links).toHaveTexts(noun === 'banner' ? [] : ['Open the trash']);
    expect(stored(noun)).toMatchObject([{ title: 'A' }, { title: 'D' }]);
    await waitFor(() => expect(names()).toEqual(['A', 'D']));
    const next = await card('D');
    await waitFor(() => expect(next).toHaveFocus());
    expect(screen.getByRole('checkbox', { name: 'Select all shown' })).not.toBeChecked();
  },
);

test('Ctrl+Z undoes the last deletion, once, but not in a text field', async () => {
  storeEntries('movie', ...TITLES.map((title) => aMovie({ title })));
  const { visitor } = renderAt('/admin/movies');
  await visitor.click(await selectAll());
  await visitor.click(tools('movies').getByRole('button', { name: 'Delete' }));
  await answerDialog('Delete');
  await message('4 movies are deleted.');
  expect(button('Undo')).toHaveAttribute('aria-keyshortcuts', 'Control+Z');
  expect(screen.getByText('Ctrl+Z')).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual([]));

  await visitor.type(screen.getByRole('searchbox'), 'x{Control>}z{/Control}');
  expect(names()).toEqual([]);
  screen.getByRole('searchbox').blur();
  await visitor.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(names()).toEqual([]);
  await visitor.keyboard('{Control>}z{/Control}');
  await message('4 movies are restored.');
  await visitor.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(names().toSorted()).toEqual(TITLES));
});

test('a question names all images of an older collection, and the message says that they cannot be restored', async () => {
  const old = Array.from({ length: 6 }, (_, index) =>
    aGalleryImage({ title: `Old ${index}`, path: `films/1/images/${index}` }),
  );
  storeEntries('image', ...TITLES.map((title) => aGalleryImage({ title })), ...old);
  const { visitor } = renderAt('/admin/gallery');
  await visitor.click(await selectAll());
  await visitor.click(tools('images').getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 10 images?' }));
  expect(
    dialog.getByText(/but for 6 of an older collection, which are deleted for ever/),
  ).toBeVisible();
  expect(dialog.getAllByRole('listitem')).toHaveTexts([
    ...old.map(({ title }) => `For ever: ${title}`),
    ...TITLES,
  ]);
  await answerDialog('Delete');
  await message('10 images are deleted. 6 images cannot be restored.');
  await visitor.click(button('Undo'));
  expect(await message('4 images are restored. 6 images cannot be restored.')).toBeVisible();
});

test('several movies get another status; the focus stays on the button', async () => {
  const movies = [
    aMovie({ title: 'A' }),
    aMovie({ title: 'B', status: 'Released' }),
    aMovie({ title: 'C' }),
  ];
  storeEntries('movie', ...movies);
  const { visitor } = renderAt('/admin/movies');
  await visitor.click(await selectAll());
  const mark = tools('movies').getByRole('button', { name: 'Mark as Released' });
  await visitor.click(mark);
  await message('3 movies are marked as Released.');
  expect(screen.getByRole('link', { name: 'Open the history' })).toLeadTo('/admin/history');
  expect(new Set(stored('movie').map(({ status }) => status))).toEqual(new Set(['Released']));
  await waitFor(() => expect(mark).toHaveFocus());
  for (const title of ['A', 'B', 'C']) {
    expect(await within(await card(title)).findByText('Released')).toBeVisible();
  }
});

test('one "Undo" restores the stored status of each movie of a mixed selection', async () => {
  const [a, b, c] = [
    aMovie({ title: 'A' }),
    aMovie({ title: 'B', status: 'Released' }),
    aMovie({ title: 'C' }),
  ];
  storeEntries('movie', a, b, c);
  const { visitor } = renderAt('/admin/movies');
  await visitor.click(await selectAll());
  // Somebody has marked it since the list was read.
  storeEntries('movie', { ...c, status: 'Released' });
  await visitor.click(tools('movies').getByRole('button', { name: 'Mark as Released' }));
  await message('3 movies are marked as Released.');
  await visitor.click(button('Undo'));
  await message('3 movies are as before.');
  const statuses = stored('movie').map(({ status }) => status);
  expect(statuses).toEqual(['Upcoming', 'Released', 'Released']);
});

test('the message with "Undo" is closed by the next change, and by leaving the page', async () => {
  storeEntries('video', aVideo({ title: 'A' }));
  const { visitor, router } = renderAt('/admin/videos');
  await visitor.click(await selectAll());
  await visitor.click(tools('videos').getByRole('button', { name: 'Landing Page: no' }));
  const first = await message('One video is off the landing page.');
  await waitFor(() =>
    expect(tools('videos').getByRole('button', { name: 'Landing Page: yes' })).toHaveAttribute(
      'aria-disabled',
      'false',
    ),
  );
  await visitor.click(tools('videos').getByRole('button', { name: 'Landing Page: yes' }));
  const second = await message('One video is on the landing page.');
  // The message loses its role as it leaves.
  const isShown = (text: HTMLElement) => text.closest('[role="status"]') !== null;
  await waitFor(() => expect(isShown(first)).toBe(false));
  expect(isShown(second)).toBe(true);
  await router.navigate('/admin/about');
  await waitFor(() => expect(isShown(second)).toBe(false));
});

test('an entry that fails is named with the reason, and the others are changed', async () => {
  expectLogged(/no longer there/);
  const [a = aVideo(), ...others] = TITLES.map((title) => aVideo({ title, onLandingPage: false }));
  storeEntries('video', a, ...others);
  const { visitor } = renderAt('/admin/videos');
  await visitor.click(await selectAll());
  removeEntry('video', a);
  await visitor.click(tools('videos').getByRole('button', { name: 'Landing Page: yes' }));
  const report = await screen.findByRole('group', { name: 'Videos' });
  expect(report).toHaveTextContent('3 videos are on the landing page.');
  expect(within(report).getByRole('listitem')).toHaveTextContent(
    'A: It is no longer there: somebody may have deleted it.',
  );
  await waitFor(() => expect(report).toHaveFocus());
  expect(stored('video').filter(({ onLandingPage }) => onLandingPage)).toHaveLength(3);
  await visitor.click(button('Close'));
  expect(report).not.toBeInTheDocument();
});

test.each(LISTS)(
  'several entries become drafts after one question, and one "Undo" publishes them again: $noun',
  async ({ noun, address, given }) => {
    given();
    const { visitor } = renderAt(address);
    await visitor.click(await select('B'));
    await visitor.click(await select('C'));
    await visitor.click(tools(`${noun}s`).getByRole('button', { name: 'Unpublish' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Unpublish 2 ${noun}s?` }));
    expect(
      dialog.getByText(/^Visitors will no longer see them\. They stay as drafts/),
    ).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveTexts(['B', 'C']);
    await visitor.click(dialog.getByRole('button', { name: 'Unpublish' }));
    await message(`2 ${noun}s are unpublished.`);
    expect(
      storedDrafts()
        .map(({ entry }) => entry.title)
        .toSorted(),
    ).toEqual(['B', 'C']);
    await waitFor(() => expect(stored(noun)).toHaveLength(2));

    await visitor.click(button('Undo'));
    expect(await message(`2 ${noun}s are published again.`)).toBeVisible();
    expect(stored(noun).map(({ title }) => title)).toEqual(expect.arrayContaining(TITLES));
  },
);

/** Four videos, whose ids are their titles in small letters. */
function storeVideos() {
  storeEntries('video', ...TITLES.map((title) => aVideo({ id: title.toLowerCase(), title })));
  return stored('video').map(({ id }) => id);
}

test('"Undo" skips a draft that somebody else has changed since, and names it', async () => {
  expectLogged(/EditConflictError/);
  const ids = storeVideos();
  const { visitor } = renderAt('/admin/videos');
  await visitor.click(await selectAll());
  await visitor.click(tools('videos').getByRole('button', { name: 'Unpublish' }));
  await answerDialog('Unpublish');
  await message('4 videos are unpublished.');
  const path = `unpublished/video:${ids[0]}`;
  const draft = dataAt(path);
  memory.put({ [path]: { ...draft, entry: { ...Object(draft?.['entry']), title: 'Ours' } } });
  await visitor.click(button('Undo'));
  await message('3 videos are published again.');
  expect(await screen.findByText(/Somebody else has changed it meanwhile\./)).toHaveTextContent(
    'A: Somebody',
  );
});

test('entries that may have been unpublished without a response are also published again', async () => {
  expectLogged(/No answer within/);
  storeVideos();
  const { visitor } = renderAt('/admin/videos');
  await visitor.click(await selectAll());
  await visitor.click(tools('videos').getByRole('button', { name: 'Unpublish' }));
  for (const id of ['b', 'c']) network.silence(new RegExp(`^commit .*videos/${id}`));
  const unpublish = within(await screen.findByRole('dialog')).getByRole('button', {
    name: 'Unpublish',
  });
  await untilTimeout(() => fireEvent.click(unpublish), 2);
  await message('Interrupted. 1 of 4 videos are unpublished.');
  await visitor.click(button('Undo'));
  await message('3 videos are published again.');
  expect(stored('video')).toHaveLength(4);
});
