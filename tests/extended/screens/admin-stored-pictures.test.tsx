// product 17.16.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { preparePicture } from '../../../src/studio/pictures/upload/resize';
import { button, field, fill, message } from '../../support/admin-screen';
import { aBanner, aGalleryImage, aMovie } from '../../support/builders';
import { choose } from '../../support/chosen-pictures';
import { renderAt } from '../../support/render-at';
import { removeEntry, stored, storeEntries } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { uploadedOf } from '../../support/memory/files';

const OPEN = 'Choose a stored picture';
const src = 'https://pictures.test/pier-abc123def456.webp';
const PIER = aGalleryImage({
  title: 'The pier',
  picture: { src, alt: 'A pier at night', focus: '30% 70%' },
});

beforeEach(() => storeEntries('image', PIER));

const dialog = () => screen.findByRole('dialog', { name: 'Stored pictures' });
const tile = async (name: string | RegExp) => within(await dialog()).findByRole('button', { name });

async function openFromBanners() {
  const page = renderAt('/admin');
  await screen.findByRole('form', { name: 'Add banners' });
  await page.visitor.click(button(OPEN));
  return page;
}

test('a chosen stored picture has its texts and its focal point, and separate files', async () => {
  const { visitor } = await openFromBanners();
  await visitor.click(await tile('The pier Gallery image'));
  await screen.findByText('The pier is ready.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field(/^What it shows(?! in)/)).toHaveValue('A pier at night');
  expect(await screen.findByRole('slider', { name: 'Focal point from the left' })).toHaveValue(
    '30',
  );
  // Nothing is uploaded before the form is sent; the copy is named after the picture.
  expect(network.requests(/^upload/)).toEqual([]);
  expect(network.requests(/^get/)).toEqual([`get ${src}`]);
  expect(preparePicture).toHaveBeenCalledExactlyOnceWith(expect.any(File), src);

  fill(/^What it shows(?! in)/, 'The pier of Kochi');
  await visitor.click(button('Add New Banner'));
  await message('Image uploaded successfully!');
  const picture = { src: uploadedOf('pier.webp'), alt: 'The pier of Kochi', focus: '30% 70%' };
  expect(stored('banner')).toMatchObject([{ picture }]);
});

test.each([
  ['/admin/videos', 1],
  ['/admin?tab=announcements', 1],
  ['/admin/events', 1],
  ['/admin/gallery', 1],
  ['/admin/settings?tab=about', 3],
] as const)(
  'the form at %s offers stored pictures for each of its pictures',
  async (address, count) => {
    renderAt(address);
    await waitFor(() => expect(screen.getAllByRole('button', { name: OPEN })).toHaveLength(count));
  },
);

test.each([
  ['the poster of a movie is described', 0, 1],
  ['its wide picture, which is only behind a head, is not', 1, 0],
])('%s', async (_, position, descriptions) => {
  const { visitor } = renderAt('/admin/movies');
  await screen.findByRole('form', { name: 'Add a movie' });
  await visitor.click(screen.getAllByRole('button', { name: OPEN })[position] ?? document.body);
  await visitor.click(await tile(/The pier/));
  await screen.findByText('The pier is ready.');
  expect(screen.queryAllByRole('textbox', { name: /^What it shows(?! in)/ })).toHaveLength(
    descriptions,
  );
});

describe('existing texts in the form', () => {
  const boat = { src: 'https://pictures.test/boat.webp', alt: 'A boat' };

  async function chooseFor(picture = PIER.picture) {
    storeEntries('image', { ...PIER, picture });
    storeEntries('banner', aBanner({ title: 'Tides', picture: boat }));
    const page = renderAt('/admin');
    within(await screen.findByRole('article', { name: 'Tides' }))
      .getByRole('button', { name: 'Edit' })
      .click();
    await screen.findByRole('form', { name: 'Edit banner' });
    await page.visitor.click(button(OPEN));
    await page.visitor.click(await tile(/^The pier/));
    return page;
  }
  const save = async ({ visitor }: Awaited<ReturnType<typeof chooseFor>>) => {
    await screen.findByText('The pier is ready.');
    await visitor.click(button('Save'));
    await message('Banner updated successfully!');
    return stored('banner')[0]?.picture;
  };

  test('are only replaced by the texts of the picture after a question', async () => {
    const page = await chooseFor();
    const question = within(await dialog());
    await waitFor(() =>
      expect(question.getByRole('heading', { name: 'What does the picture show?' })).toHaveFocus(),
    );
    expect(question.getByText('A boat')).toBeVisible();
    expect(question.getByText('A pier at night')).toBeVisible();
    await page.visitor.click(button('Take the picture’s words'));
    expect(await save(page)).toMatchObject({ alt: 'A pier at night', focus: '30% 70%' });
  });

  test('can be preserved', async () => {
    const page = await chooseFor();
    await page.visitor.click(await screen.findByRole('button', { name: 'Keep what is written' }));
    expect(await save(page)).toMatchObject({ alt: 'A boat', focus: '30% 70%' });
  });

  test('can be removed, if the picture has none', async () => {
    const page = await chooseFor({ src });
    await screen.findByText('With the chosen picture nothing is written.');
    await page.visitor.click(button('Leave it blank'));
    const picture = await save(page);
    expect(picture?.src).toBe(uploadedOf('pier.webp'));
    expect(picture).not.toHaveProperty('alt');
  });

  test('lead to the question again after Back, which returns to the picture', async () => {
    const { visitor } = await chooseFor();
    await visitor.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(async () => expect(await tile(/^The pier/)).toHaveFocus());
    await visitor.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Keep what is written' })).toBeVisible();
  });

  test('equal to those of the picture lead to no question', async () => {
    const page = await chooseFor({ src, alt: 'A boat' });
    expect(await save(page)).toMatchObject({ alt: 'A boat' });
  });

  test('belong to each picture, if a form takes several', async () => {
    const { visitor } = await openFromBanners();
    await visitor.click(await tile(/^The pier/));
    await screen.findByText('The pier is ready.');
    await choose('boat.png');
    await visitor.click(button(OPEN));
    await visitor.click(await tile(/^The pier/));
    await waitFor(() => expect(screen.getAllByText(/^Ready/)).toHaveLength(3));
  });
});

describe('the dialog', () => {
  test('searches in the chosen kind for the typed text', async () => {
    const pictureOf = (name: string) => ({ src: src.replace('pier', name) });
    storeEntries(
      'movie',
      aMovie({ title: 'Tides', picture: pictureOf('tides'), backdrop: pictureOf('wide') }),
      aMovie({ title: 'Ebb', picture: pictureOf('ebb') }),
    );
    const { visitor } = await openFromBanners();
    await tile(/^The pier/);
    await visitor.selectOptions(screen.getByLabelText('Where to look'), 'movie');
    expect(await tile('Tides Movie')).toBeVisible();
    expect(await tile('Tides Movie, wide picture')).toBeVisible();
    // Enter searches, and does not send the form below.
    await visitor.type(screen.getByLabelText('Title, film or words'), ' tides {Enter}');
    await waitFor(async () =>
      expect(within(await dialog()).queryByRole('button', { name: /^Ebb/ })).toBeNull(),
    );
    expect(screen.queryByText('Please choose a picture first.')).not.toBeInTheDocument();
    expect(stored('banner')).toEqual([]);
  });

  test('says if nothing is found, and if there are no pictures', async () => {
    removeEntry('image', PIER);
    const { visitor } = await openFromBanners();
    expect(await screen.findByText('There is no picture in: gallery.')).toBeVisible();
    await visitor.type(screen.getByLabelText('Title, film or words'), 'boat{Enter}');
    expect(await screen.findByText('Nothing found for “boat” in: gallery.')).toBeVisible();
  });

  test('shows further pages one by one, with the focus on the new ones', async () => {
    const far = aGalleryImage({ title: 'Far pier', publishedAt: new Date(2020, 0, 1) });
    const others = Array.from({ length: 400 }, (_, n) =>
      aGalleryImage({ publishedAt: new Date(2021, 0, 1, 0, n) }),
    );
    storeEntries('image', ...others, far);
    const { visitor } = await openFromBanners();
    await tile(/^The pier/);
    await visitor.type(screen.getByLabelText('Title, film or words'), 'pier{Enter}');
    await screen.findByRole('button', { name: 'Show more' });
    await visitor.click(button('Show more'));
    await screen.findByText('Nothing among those looked at so far. There are more.');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Nothing among those'));
    await visitor.click(button('Show more'));
    await waitFor(async () => expect(await tile(/^Far pier/)).toHaveFocus());
    expect(await tile(/^The pier/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  test('is closed by Cancel without a change', async () => {
    const { visitor } = await openFromBanners();
    await tile(/^The pier/);
    await visitor.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(network.requests(/^get/)).toEqual([]);
  });
});

test('a picture that somebody deletes meanwhile cannot be used, and nothing is stored', async () => {
  network.refuse(/^get/, 'not-found');
  const { visitor } = await openFromBanners();
  await visitor.click(await tile(/^The pier/));
  expect(
    await screen.findByText(
      'Somebody has deleted this picture meanwhile. Please choose another one.',
    ),
  ).toBeVisible();
  await visitor.click(button('Add New Banner'));
  expect(await screen.findByText('Please choose a picture first.')).toBeVisible();
  expect(stored('banner')).toEqual([]);
});
