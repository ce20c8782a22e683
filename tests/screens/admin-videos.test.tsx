import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentAdmin } from '../../src/services/session';
import {
  addVideo,
  adminVideos,
  deleteVideo,
  setOnLandingPage,
} from '../../src/services/videos-admin';
import { aVideo, letters } from '../support/builders';
import { expectLogged } from '../support/console';
import { deferred } from '../support/deferred';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';
import { storedVideos } from '../support/stored-videos';

beforeEach(() => {
  signedInAs('admin');
  storedVideos();
});

const cards = () => screen.queryAllByRole('article');
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const alertWith = async (words: string | RegExp) =>
  expect(await screen.findByText(words)).toBeVisible();

/** Opens the editor with the form filled in. */
async function filledIn(link = 'https://youtu.be/abcdefghijk', address = '/admin/videos') {
  const page = renderAt(address);
  await screen.findByRole('form', { name: 'Upload YouTube Video' });
  await page.visitor.type(field('Title'), ' Rain ');
  await page.visitor.type(field('Description'), 'Two minutes of it.');
  await page.visitor.type(field('YouTube URL'), link);
  return page;
}

test.each(['/admin/videos', '/upload'])('%s uploads a video', async (address) => {
  const { visitor } = await filledIn(undefined, address);
  await visitor.click(button('Upload Video'));
  expect(await screen.findByText('Video uploaded successfully!')).toBeVisible();
  expect(addVideo).toHaveBeenCalledExactlyOnceWith(expect.any(String), {
    title: 'Rain',
    description: 'Two minutes of it.',
    videoUrl: 'https://youtu.be/abcdefghijk',
  });
  expect(await screen.findByRole('article', { name: 'Rain' })).toBeVisible();
  expect(field('Title')).toHaveValue('');
  expect(screen.queryByRole('navigation', { name: 'Admin' }) === null).toBe(address === '/upload');
});

test('/upload waits for the guard before it reads anything', async () => {
  let answer: (role: 'admin') => void = () => undefined;
  vi.mocked(currentAdmin).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  renderAt('/upload');
  expect(await screen.findByText('Loading...')).toBeVisible();
  expect(adminVideos).not.toHaveBeenCalled();
  answer('admin');
  expect(await screen.findByText('No videos available.')).toBeVisible();
});

test.each([
  [
    'http://www.youtube.com/watch?v=abcdefghijk&t=9',
    'https://www.youtube.com/watch?v=abcdefghijk&t=9',
  ],
  ['m.youtube.com/shorts/abcdefghijk', 'https://m.youtube.com/shorts/abcdefghijk'],
  ['https://YouTube.com/live/abcdefghijk', 'https://youtube.com/live/abcdefghijk'],
  ['https://www.youtube-nocookie.com/embed/abcdefghijk', undefined],
])('the link %s is accepted, and shows its thumbnail', async (link, kept = link) => {
  const { visitor } = await filledIn(link);
  const form = screen.getByRole('form');
  expect(form.querySelector('img')?.src).toContain('/abcdefghijk/');
  await visitor.click(button('Upload Video'));
  await waitFor(() => expect(addVideo).toHaveBeenCalled());
  expect(vi.mocked(addVideo).mock.lastCall?.[1].videoUrl).toBe(kept);
});

test.each(['https://vimeo.com/1', 'https://youtu.be/short', 'javascript:alert(1)', 'rain'])(
  'the link %s is refused beside its field',
  async (link) => {
    const { visitor } = await filledIn(link);
    expect(screen.getByRole('form').querySelector('img')).toBeNull();
    await visitor.click(button('Upload Video'));
    expect(field('YouTube URL')).toHaveAccessibleDescription(/no link to a YouTube video/);
    expect(field('YouTube URL')).toHaveFocus();
    expect(addVideo).not.toHaveBeenCalled();
  },
);

test('blank fields are named, and all of them together', async () => {
  const { visitor } = renderAt('/admin/videos');
  await visitor.type(await screen.findByRole('textbox', { name: 'Title' }), '   ');
  await visitor.click(button('Upload Video'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^All fields are required$/);
  expect(field('Title')).toHaveAccessibleDescription('Please give the video a title.');
  expect(field('Description')).toHaveAccessibleDescription('Please describe the video.');
  expect(field('YouTube URL')).toHaveAccessibleDescription(/paste the link/);
  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(addVideo).not.toHaveBeenCalled();
});

test('a title that is too long is refused before the database does', async () => {
  const { visitor } = await filledIn();
  fireEvent.change(field('Title'), { target: { value: letters(151) } });
  await visitor.click(button('Upload Video'));
  expect(field('Title')).toHaveAccessibleDescription(/shorten this by one character: 150 fit/);
  expect(addVideo).not.toHaveBeenCalled();
});

test('a double press stores one video', async () => {
  const { visitor } = await filledIn();
  const writing = deferred();
  vi.mocked(addVideo).mockReturnValue(writing.promise);
  await visitor.dblClick(button('Upload Video'));
  expect(button('Uploading...')).toBeDisabled();
  fireEvent.submit(screen.getByRole('form'));
  writing.resolve();
  expect(await screen.findByText('Video uploaded successfully!')).toBeVisible();
  expect(addVideo).toHaveBeenCalledOnce();
});

test('a failure keeps the form, and the next attempt goes under the same id', async () => {
  expectLogged(/offline/);
  const { visitor } = await filledIn();
  vi.mocked(addVideo).mockRejectedValueOnce(new Error('offline'));
  await visitor.click(button('Upload Video'));
  await alertWith('Error uploading video. Try again.');
  expect(field('Title')).toHaveValue(' Rain ');
  await visitor.click(button('Upload Video'));
  await screen.findByText('Video uploaded successfully!');
  const [first, second] = vi.mocked(addVideo).mock.calls;
  expect(second).toEqual(first);
});

test('leaving asks first when something is typed in', async () => {
  const { visitor, address } = await filledIn();
  await visitor.click(screen.getByRole('link', { name: 'About' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await visitor.click(button('Leave'));
  await waitFor(() => expect(address()).toBe('/admin/about'));
});

test('a card has what there is to see and to do', async () => {
  const description = `${letters(100)} and more`;
  storedVideos(aVideo({ title: 'Rain', description }), aVideo({ title: 'Odd', videoUrl: 'x' }));
  const { visitor } = renderAt('/admin/videos');
  const rain = await card('Rain');
  expect(rain.getByText(`${letters(100)}...`)).toBeVisible();
  await visitor.click(rain.getByRole('button', { name: 'Read More' }));
  expect(rain.getByText(description)).toBeVisible();
  expect(rain.getByRole('button', { name: 'Show Less' })).toBeVisible();
  const watch = rain.getByRole('link', { name: /Watch/ });
  expect(watch).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghijk');
  expect(watch).toHaveAttribute('target', '_blank');
  expect((await card('Odd')).queryByRole('link')).not.toBeInTheDocument();
});

test('the landing page switch goes to no and back', async () => {
  storedVideos(aVideo({ title: 'Rain' }));
  const { visitor } = renderAt('/admin/videos');
  const landing = (await card('Rain')).getByRole('switch', { name: 'Landing Page: yes' });
  expect(landing).toBeChecked();
  await visitor.click(landing);
  await waitFor(() => expect(landing).toHaveAccessibleName('Landing Page: no'));
  await waitFor(() => expect(landing).toHaveAttribute('aria-busy', 'false'));
  expect(landing).not.toBeChecked();
  await visitor.click(landing);
  await waitFor(() => expect(landing).toBeChecked());
  expect(vi.mocked(setOnLandingPage).mock.calls.map(([, shown]) => shown)).toEqual([false, true]);
});

test('a switch that fails says so and stands where it stood', async () => {
  expectLogged(/offline/);
  storedVideos(aVideo({ title: 'Rain' }));
  vi.mocked(setOnLandingPage).mockRejectedValue(new Error('offline'));
  const { visitor } = renderAt('/admin/videos');
  const landing = (await card('Rain')).getByRole('switch');
  await visitor.click(landing);
  await alertWith('Failed to update landing page status.');
  await waitFor(() => expect(landing).toBeChecked());
});

test('deleting asks, names the video, and moves on to the next', async () => {
  storedVideos(aVideo({ title: 'Rain' }), aVideo({ title: 'Sun' }));
  const { visitor } = renderAt('/admin/videos');
  const rain = await card('Rain');
  await visitor.click(rain.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this video?' }));
  expect(question.getByText('Rain')).toBeVisible();
  await visitor.click(question.getByRole('button', { name: 'Cancel' }));
  expect(deleteVideo).not.toHaveBeenCalled();

  await visitor.click(rain.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('dialog');
  await visitor.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(cards()).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('article', { name: 'Sun' })).toHaveFocus());
});

test('a deletion that fails says so and leaves the card', async () => {
  expectLogged(/offline/);
  storedVideos(aVideo({ title: 'Rain' }));
  vi.mocked(deleteVideo).mockRejectedValue(new Error('offline'));
  const { visitor } = renderAt('/admin/videos');
  await visitor.click((await card('Rain')).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('dialog');
  await visitor.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await alertWith('Error deleting video.');
  expect(cards()).toHaveLength(1);
});

test('the first twenty-five, then the rest; a change keeps them open', async () => {
  storedVideos(...Array.from({ length: 26 }, (_, n) => aVideo({ title: `Video ${n}` })));
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
});

test('a search stands in the address, and says when it finds nothing', async () => {
  storedVideos(aVideo({ title: 'Rain' }), aVideo({ title: 'Sun' }));
  const { visitor, address } = await filledIn();
  await visitor.type(screen.getByRole('searchbox', { name: 'Search videos' }), 'Sun{Enter}');
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(address()).toBe('/admin/videos?search=Sun');
  expect(field('Title')).toHaveValue(' Rain ');
  await visitor.clear(screen.getByRole('searchbox'));
  await visitor.type(screen.getByRole('searchbox'), 'Snow{Enter}');
  expect(await screen.findByText('No videos found.')).toBeVisible();
  await visitor.click(screen.getByRole('link', { name: 'Show all videos' }));
  await waitFor(() => expect(cards()).toHaveLength(2));
});

test('a list that cannot be read is never called empty, and can be asked for again', async () => {
  expectLogged(/unavailable/);
  storedVideos(aVideo({ title: 'Rain' }));
  const source = adminVideos('');
  const read = vi.fn(source).mockRejectedValueOnce(new Error('unavailable'));
  vi.mocked(adminVideos).mockReturnValue(read);
  const { visitor } = renderAt('/admin/videos');
  expect(await screen.findByText(/The videos could not be loaded/)).toBeVisible();
  expect(screen.queryByText('No videos available.')).not.toBeInTheDocument();
  await visitor.click(button('Try again'));
  expect(await screen.findByRole('article', { name: 'Rain' })).toBeVisible();
});
