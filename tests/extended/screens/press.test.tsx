// product 31.1, 31.2, 31.3, 31.4.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../../../src/shared/text/save-file';
import { createPressZip } from '../../../src/site/pages/press/press-zip';
import { site } from '../../../src/company/site';
import { aFullMovie, aGalleryImage, aMovie } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { savedFile } from '../../support/saved-file';
import { storeSettings, storeEntries } from '../../support/memory/database';
import { network } from '../../support/memory/network';

vi.mock('../../../src/site/pages/press/press-zip');

const movie = { ...aFullMovie(), id: 'kadal', title: 'Kadal', collection: 'Released' } as const;
const still = aGalleryImage({ path: 'images/a', title: 'At dawn', movieId: 'kadal' });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  storeSettings();
  storeEntries('movie', movie);
  storeEntries('image', still);
});

test('a film’s page links to its press material, which links back', async () => {
  const { visitor, address } = renderAt('/movie/kadal');
  await visitor.click(await screen.findByRole('link', { name: 'Press material' }));
  expect(await screen.findByText('Press material', { selector: 'p' })).toBeVisible();
  expect(address()).toBe('/movie/kadal/press');
  expect(document.title).toBe(`Press: Kadal – ${site.name}`);
  await visitor.click(screen.getByRole('link', { name: 'The film’s page' }));
  expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
  expect(address()).toBe('/movie/kadal');
});

test('known facts of the film are shown, and no empty ones', async () => {
  renderAt('/movie/kadal/press');
  const facts = await region('Credits and facts');
  for (const term of ['Director', 'Cast', 'Writer', 'Music', 'Cinematography', 'Editing']) {
    expect(facts.getByText(term)).toBeVisible();
  }
  for (const term of ['Production', 'Genre', 'Language', 'Runtime', 'Certificate', 'Release']) {
    expect(facts.getByText(term)).toBeVisible();
  }
});

test('a film of which only the title is known has production and contacts', async () => {
  storeEntries('movie', aMovie({ id: 'bare', title: 'Kadal', description: '' }));
  storeSettings({ pressContact: 'Anu\npress@films.test' });
  renderAt('/movie/bare/press');
  const facts = await region('Credits and facts');
  expect(facts.getAllByRole('term')).toHaveTexts(['Production']);
  expect(screen.queryByRole('region', { name: 'Synopsis' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Trailer' })).toBeNull();
  expect(await screen.findByText('There are no pictures of this film yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'press@films.test' })).toBeVisible();
});

test('a long description has a short version', async () => {
  const short = 'A keeper counts the boats.';
  const description = `${short} ${'x'.repeat(400)}`;
  storeEntries('movie', { ...movie, description });
  renderAt('/movie/kadal/press');
  const synopsis = await region('Synopsis');
  expect(synopsis.getByText(short)).toBeVisible();
  expect(synopsis.getByText(description)).toBeVisible();
});

test('each picture has its credit line and a link to its file', async () => {
  renderAt('/movie/kadal/press');
  const pictures = await region('Pictures');
  const item = within((await pictures.findByText('At dawn')).closest('li') ?? document.body);
  expect(item.getByText(`“Kadal”, courtesy of ${site.name}`)).toBeVisible();
  expect(item.getByRole('link', { name: /^Open the file/ })).toLeadTo(still.picture.src);
  expect(pictures.queryByRole('link', { name: 'All stills' })).toBeNull();
});

test('a still without a title is named by its description, or by its position', async () => {
  const src = 'https://pictures.test/b.webp';
  storeEntries(
    'image',
    aGalleryImage({ movieId: 'kadal', title: '', picture: { src, alt: 'A pier' } }),
    aGalleryImage({ movieId: 'kadal', title: '', picture: { src } }),
  );
  renderAt('/movie/kadal/press');
  const pictures = await region('Pictures');
  expect(await pictures.findByText('A pier')).toBeVisible();
  expect(pictures.getByText(/^Still \d$/)).toBeVisible();
});

test('more than 24 stills are in the gallery', async () => {
  const many = Array.from({ length: 25 }, (_, n) =>
    aGalleryImage({ title: `Still ${n}`, movieId: 'kadal' }),
  );
  storeEntries('image', ...many);
  renderAt('/movie/kadal/press');
  expect(await screen.findByRole('link', { name: 'All stills' })).toLeadTo('/gallery?movie=kadal');
  expect(screen.getByText('Still 23')).toBeVisible();
  expect(screen.queryByText('Still 24')).toBeNull();
});

test('all pictures are downloaded as a ZIP; missing ones are counted', async () => {
  const file = new Blob(['zip']);
  vi.mocked(createPressZip)
    .mockResolvedValueOnce({ file, missing: 1 })
    .mockResolvedValueOnce({ file, missing: 0 });
  const { visitor } = renderAt('/movie/kadal/press');
  const download = await screen.findByRole('button', { name: 'Download all as ZIP' });
  await visitor.click(download);
  const missing = await screen.findByText(/^1 of \d could not be read/);
  expect(missing).toBeVisible();
  expect(await savedFile()).toMatchObject({ name: 'kadal-press.zip', text: 'zip' });
  await visitor.click(download);
  await waitFor(() => expect(missing).toBeEmptyDOMElement());
});

test('if pictures cannot be packed, a message says that they can be downloaded one by one', async () => {
  expectLogged(/Failed to fetch/);
  vi.mocked(createPressZip).mockRejectedValue(new TypeError('Failed to fetch'));
  const { visitor } = renderAt('/movie/kadal/press');
  await visitor.click(await screen.findByRole('button', { name: 'Download all as ZIP' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Open them one by one.');
  expect(saveFile).not.toHaveBeenCalled();
});

test('if stills cannot be read, the poster is shown, and a press reads them again', async () => {
  expectLogged(/unavailable/);
  network.refuse(/^runQuery images/, 'unavailable');
  renderAt('/movie/kadal/press');
  const pictures = await region('Pictures');
  expect(await pictures.findByText(/The stills could not be loaded/)).toBeVisible();
  expect(pictures.getByText('Poster of Kadal')).toBeVisible();
});

test('the contacts are settings, with links for addresses and numbers, without blank ones', async () => {
  const fields = { pressContact: 'Anu\nanu@films.test\n+91 484 555 0199', rightsContact: '' };
  storeSettings(fields);
  renderAt('/movie/kadal/press');
  const contact = await region('Contact');
  expect(contact.getByText('Anu')).toBeVisible();
  expect(contact.getByRole('link', { name: 'anu@films.test' })).toLeadTo('mailto:anu@films.test');
  expect(contact.getByRole('link', { name: '+91 484 555 0199' })).toLeadTo('tel:+914845550199');
  expect(contact.queryByText('Rights and screenings')).toBeNull();
});
