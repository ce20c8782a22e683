// product 2.4, 29.20, 29.21, 16.16, 29.24 and 29.25.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isFramed } from '../../../src/site/app/preview/is-framed';
import { aDraft } from '../../support/a-draft';
import {
  aBanner,
  aGalleryImage,
  aMovie,
  anAnnouncement,
  anEvent,
  aVideo,
} from '../../support/builders';
import { renderAt } from '../../support/render-at';
import { isInMalayalam } from '../../support/translations';
import { storeEntries, storeDrafts } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { memory } from '../../support/memory/firestore';
import { endSession } from '../../support/memory/auth';

vi.mock('../../../src/site/app/preview/is-framed');

const kadal = aDraft('movie', aMovie({ id: 'kadal', title: 'Kadal' }), {
  publishAt: new Date('2099-11-27T18:00:00'),
});
const THE_DRAFT = { title: 'The draft' };
const draftOf = {
  announcement: aDraft('announcement', anAnnouncement(THE_DRAFT)),
  banner: aDraft('banner', aBanner(THE_DRAFT)),
  video: aDraft('video', aVideo(THE_DRAFT)),
  event: aDraft('event', anEvent(THE_DRAFT)),
  image: aDraft('image', aGalleryImage(THE_DRAFT)),
};

let available = 1000;
beforeEach(() => {
  available = 1000;
  // jsdom lays nothing out.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => available);
  vi.mocked(isFramed).mockReturnValue(true);
  storeDrafts(kadal, ...Object.values(draftOf));
  const title = 'Published';
  storeEntries('announcement', anAnnouncement({ title }));
  storeEntries('banner', aBanner({ title }));
  storeEntries('event', anEvent({ title, day: '2999-12-18' }));
  storeEntries('video', aVideo({ title }));
  storeEntries('image', aGalleryImage({ title }));
});

const PREVIEW = '/admin/preview/movie%3Akadal';
const frame = () => screen.findByTitle<HTMLIFrameElement>(/^The page on a/);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the preview', () => {
  test('names its content and the time of publication, and links to the form', async () => {
    renderAt(PREVIEW);
    expect(await heading('Preview: Kadal')).toBeVisible();
    expect(screen.getByText(/^Movie\. Friday 27 November 2099, 18:00, in/)).toBeVisible();
    expect(screen.getByText('Preview: visitors see this when it is published.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit' })).toLeadTo('/admin/coming/movie%3Akadal');
    expect(document.title).toMatch(/^Preview: Kadal/);
  });

  test('has the page in a frame, at the width of a desktop or of a phone', async () => {
    renderAt(PREVIEW);
    const page = await frame();
    expect(page).toHaveAttribute('src', `${PREVIEW}/page`);
    expect(page).toHaveAttribute('title', 'The page on a desktop');
    expect(page.style).toMatchObject({ width: '1280px', scale: '0.78125' });
    const widths = screen.getByRole('group', { name: 'Width' });
    const [phone, desktop] = ['Phone', 'Desktop'].map((name) =>
      within(widths).getByRole('button', { name }),
    );
    expect(desktop).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(phone ?? widths);
    await waitFor(() => expect(page.style).toMatchObject({ width: '390px', scale: '1' }));
    expect(phone).toHaveAttribute('aria-pressed', 'true');
    expect(desktop).toHaveAttribute('aria-pressed', 'false');
    // It is not loaded again.
    expect(await frame()).toBe(page);
  });

  test.runIf(isInMalayalam)(
    'is in the chosen language, which is remembered, as are the previews of its link',
    async () => {
      const { visitor } = renderAt(PREVIEW);
      const choices = () => screen.findAllByRole('button', { name: 'മലയാളം' });
      await frame();
      const [first] = await choices();
      if (first) await visitor.click(first);
      expect(await frame()).toHaveAttribute('src', `/ml${PREVIEW}/page`);
      expect(await choices()).toHaveLength(2);
      for (const choice of await choices()) expect(choice).toHaveAttribute('aria-pressed', 'true');
      cleanup();

      renderAt(PREVIEW);
      expect(await frame()).toHaveAttribute('src', `/ml${PREVIEW}/page`);
    },
  );

  test('fills the screen of a phone', async () => {
    available = 328;
    renderAt(PREVIEW);
    expect((await frame()).style).toMatchObject({ width: '328px', scale: '1' });
    expect(screen.queryByRole('group', { name: 'Width' })).toBeNull();
  });

  test('shows the preview of a link for a film, but for no other kind', async () => {
    renderAt(PREVIEW);
    const links = await screen.findByRole('group', { name: 'What a link will look like' });
    expect(links).toHaveTextContent('Kadal');
  });

  test.each(Object.values(draftOf))('of a $kind has its page in the frame', async (draft) => {
    renderAt(`/admin/preview/${encodeURIComponent(draft.id)}`);
    expect(await heading('Preview: The draft')).toBeVisible();
    expect(screen.getByText(/Draft\.$/)).toBeVisible();
    expect(await frame()).toHaveAttribute(
      'src',
      `/admin/preview/${encodeURIComponent(draft.id)}/page`,
    );
    expect(screen.queryByRole('group', { name: 'What a link will look like' })).toBeNull();
  });

  test('copies its own link, which only administrators can open', async () => {
    const { visitor } = renderAt(PREVIEW);
    await visitor.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied. Only administrators can open it.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${PREVIEW}`);
  });

  test('of an entry that no longer exists says so, with a link to the list', async () => {
    memory.remove('unpublished/movie:kadal');
    renderAt(PREVIEW);
    expect(await screen.findByText(/^It is no longer there: it was published/)).toBeVisible();
    expect(await heading('Preview')).toBeVisible();
    expect(screen.queryByTitle(/^The page/)).toBeNull();
    expect(screen.getByRole('link', { name: 'All that is coming up' })).toLeadTo('/admin/coming');
  });

  test('of an address without a kind of entry says so', async () => {
    renderAt('/admin/preview/kadal');
    expect(await screen.findByText(/^This address names nothing/)).toBeVisible();
  });
});

describe('the page in the frame', () => {
  const open = (id: string) => renderAt(`/admin/preview/${encodeURIComponent(id)}/page`);

  test('is the film’s, with the site’s navigation and footer', async () => {
    open('movie:kadal');
    expect(await heading('Kadal')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Admin' })).toBeNull();
  });

  test.each([
    [draftOf.announcement, 'Announcements'],
    [draftOf.event, 'Events'],
    [draftOf.video, 'Videos'],
  ])('is the list of a $kind, with the entry first', async (draft, title) => {
    open(draft.id);
    expect(await heading(title)).toBeVisible();
    const [first] = await screen.findAllByText(/^(The draft|Published)$/);
    expect(first).toHaveTextContent('The draft');
    expect(screen.getAllByText('Published').length).toBeGreaterThan(0);
  });

  test('is the gallery, with the picture first', async () => {
    open(draftOf.image.id);
    expect(await heading('Gallery')).toBeVisible();
    await waitFor(() => expect(document.body).toHaveTextContent(/The draft.*Published/s));
  });

  test('is the landing page, with the banner first', async () => {
    open(draftOf.banner.id);
    expect((await screen.findAllByText('The draft')).length).toBeGreaterThan(0);
  });

  test('has the other entries if the draft no longer exists', async () => {
    memory.remove(`unpublished/${draftOf.announcement.id}`);
    open(draftOf.announcement.id);
    expect(await screen.findByText('Published')).toBeVisible();
    expect(screen.queryByText('The draft')).toBeNull();
  });

  test('redirects to the preview if it is opened outside the frame', async () => {
    vi.mocked(isFramed).mockReturnValue(false);
    const { address } = open('movie:kadal');
    expect(await heading('Preview: Kadal')).toBeVisible();
    expect(address()).toBe(PREVIEW);
  });
});

test.each([PREVIEW, `${PREVIEW}/page`])('%s is closed to others', async (path) => {
  endSession();
  const { address } = renderAt(path);
  // To the landing page if the session has ended in this tab, to the sign-in if there was none.
  await waitFor(() => expect(address()).toMatch(/^\/(admin-login)?$/));
  expect(network.requests(/unpublished by __name__|^batchGet unpublished/)).toEqual([]);
});
