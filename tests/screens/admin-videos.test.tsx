// product 16.3, 16.7, 16.9, 18.1, 40.5 and 40.6.
import { kindLoader } from '../../src/studio/kind/kind-list';
import { registerKinds } from '../../src/studio/app/studios';
import { videoStudio } from '../../src/content/video/studio/video.studio';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { button, cards, fill, message } from '../support/admin-screen';
import { aVideo, letters } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { isInMalayalam } from '../support/translations';
import { stored, storeEntries } from '../support/memory/database';
import { network } from '../support/memory/network';

const card = async (name: string) => within(await screen.findByRole('article', { name }));

/** Opens the editor with the form filled in. */
async function filledIn(link = 'https://youtu.be/abcdefghijk', address = '/admin/videos') {
  const page = renderAt(address);
  await screen.findByRole('form', { name: 'Upload YouTube Video' });
  fill('Title', ' Rain ');
  fill('Description', 'Two minutes of it.');
  fill('YouTube URL', link);
  return page;
}

test.runIf(isInMalayalam)(
  'translations are folded while all of them are empty, counted, and marked with their language',
  async () => {
    await filledIn();
    const summary = screen.getByText('In Malayalam (2 of 2 empty)');
    expect(screen.queryByRole('textbox', { name: /Malayalam/ })).toBeNull();
    const details = summary.closest('details');
    if (details) details.open = true;
    expect(await screen.findByRole('textbox', { name: /^Title in Malayalam/ })).toHaveAttribute(
      'lang',
      'ml',
    );
    fill(/^Title in Malayalam/, 'മഴ');
    expect(summary).toHaveTextContent('In Malayalam (1 of 2 empty)');
  },
);

test('without all required fields nothing is stored, and the form shows a message beside the button', async () => {
  const { visitor } = await filledIn('');
  await visitor.click(button('Upload Video'));
  const said = screen.getByText('All fields are required');
  expect(said).toHaveRole('alert');
  expect(said.parentElement).toContainElement(button('Upload Video'));
  expect(stored('video')).toEqual([]);
});

test('the code of the preview is requested together with the list', async () => {
  registerKinds();
  const load = vi.spyOn(videoStudio.parts ?? {}, 'besidePicture');
  await kindLoader('video')({ request: new Request('https://site.test/admin/videos') });
  expect(load).toHaveBeenCalledOnce();
});

test('a card shows the description, expandable, and a link to YouTube if there is one', async () => {
  const description = `${letters(100)} and more`;
  storeEntries(
    'video',
    aVideo({ title: 'Rain', description }),
    aVideo({ title: 'Odd', videoUrl: 'x' }),
  );
  const { visitor } = renderAt('/admin/videos');
  const rain = await card('Rain');
  expect(rain.getByText(`${letters(100)}...`)).toBeVisible();
  await visitor.click(rain.getByRole('button', { name: 'Read More' }));
  expect(rain.getByText(description)).toBeVisible();
  expect(rain.getByRole('button', { name: 'Show Less' })).toBeVisible();
  const watch = rain.getByRole('link', { name: /Watch/ });
  expect(watch).toLeadTo('https://www.youtube.com/watch?v=abcdefghijk');
  expect(watch).toHaveAttribute('target', '_blank');
  expect((await card('Odd')).queryByRole('link', { name: /Watch/ })).not.toBeInTheDocument();
});

test('the landing page switch changes to no and back', async () => {
  storeEntries('video', aVideo({ title: 'Rain' }));
  const { visitor } = renderAt('/admin/videos');
  const landing = (await card('Rain')).getByRole('switch', { name: 'Landing Page: yes' });
  expect(landing).toBeChecked();
  await visitor.click(landing);
  await waitFor(() => expect(landing).toHaveAccessibleName('Landing Page: no'));
  await waitFor(() => expect(landing).toHaveAttribute('aria-busy', 'false'));
  expect(landing).not.toBeChecked();
  expect(stored('video')).toMatchObject([{ onLandingPage: false }]);
  await visitor.click(landing);
  await waitFor(() => expect(landing).toBeChecked());
  expect(stored('video')).toMatchObject([{ onLandingPage: true }]);
});

test('a switch that fails shows a message and returns to its previous state', async () => {
  expectLogged(/not allowed/);
  storeEntries('video', aVideo({ title: 'Rain' }));
  network.refuse(/^commit/, 'permission-denied', { message: 'not allowed' });
  const { visitor } = renderAt('/admin/videos');
  const landing = (await card('Rain')).getByRole('switch');
  await visitor.click(landing);
  expect(await message('Failed to update landing page status.')).toBeVisible();
  await waitFor(() => expect(landing).toBeChecked());
});

test('a page has 25 videos, and a change does not close further pages', async () => {
  storeEntries('video', ...Array.from({ length: 26 }, (_, n) => aVideo({ title: `Video ${n}` })));
  const { visitor, address } = renderAt('/admin/videos');
  await screen.findAllByRole('article');
  expect(cards()).toHaveLength(25);
  await visitor.click(screen.getByRole('link', { name: 'Show more' }));
  await waitFor(() => expect(cards()).toHaveLength(26));
  expect(address()).toBe('/admin/videos?page=2');
  await visitor.click((await card('Video 25')).getByRole('switch'));
  const last = (await card('Video 25')).getByRole('switch');
  await waitFor(() => expect(last).toHaveAttribute('aria-busy', 'false'));
  expect(last).not.toBeChecked();
  expect(cards()).toHaveLength(26);
  // "Show more" goes on with the list, and the change begins it again.
  expect(network.requests(/^runQuery videos by timestamp/)).toHaveLength(4);
});

test('a new video is on the open pages, which stay open', async () => {
  storeEntries('video', ...Array.from({ length: 26 }, (_, n) => aVideo({ title: `Video ${n}` })));
  const { visitor } = await filledIn(undefined, '/admin/videos?page=2');
  await card('Video 25');
  await visitor.click(button('Upload Video'));
  expect(await screen.findByRole('article', { name: 'Rain' })).toBeVisible();
  expect(cards()).toHaveLength(27);
});

test('the open pages are read again by another visit', async () => {
  const others = Array.from({ length: 25 }, (_, n) => aVideo({ title: `Video ${n}` }));
  const last = aVideo({ title: 'Rain' });
  storeEntries('video', ...others, last);
  const { router } = renderAt('/admin/videos?page=2');
  await card('Rain');
  await router.navigate('/admin/help');
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  storeEntries('video', { ...last, title: 'Sun' });
  await router.navigate(-1);
  await card('Sun');
  expect(screen.queryByRole('article', { name: 'Rain' })).not.toBeInTheDocument();
});
