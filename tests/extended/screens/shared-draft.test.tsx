import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PreviewLink } from '../../../src/store/documents/preview-link';
import {
  addPreviewLink,
  endPreviewLink,
  listPreviewLinks,
} from '../../../src/store/write/preview-links';
import { readSharedDraft } from '../../../src/site/reads/read-shared-draft';
import { videosReader } from '../../../src/store/read/lists';
import { getUnpublished } from '../../../src/store/write/unpublished';
import { aDraft } from '../../support/a-draft';
import { aMovie, aVideo, pagesOf } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';

const times = {
  madeAt: new Date('2099-11-24T13:45:00'),
  endsAt: new Date('2099-12-01T13:45:00'),
};
const savedAt = new Date('2099-11-24T13:00:00');
const kadal = aDraft('movie', aMovie({ id: 'kadal', title: 'Kadal' }), { savedAt });
const link: PreviewLink = { id: 'AbcdefghijklmnopqrstU_-0', ...times };
const PUBLIC = `/preview/${link.id}`;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a link to a preview (product 29.30)', () => {
  test('shows the draft on its page with navigation and footer, and says what it is and until when', async () => {
    vi.mocked(readSharedDraft).mockResolvedValue({ draft: kadal, ...times });
    renderAt(PUBLIC);
    expect(await heading('Kadal')).toBeVisible();
    const bar = screen.getByRole('complementary', { name: 'Preview' });
    expect(bar).toHaveTextContent(
      'Preview, not published. As of 24 November 2099, 13:45. This link ends on 1 December 2099, 13:45.',
    );
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(readSharedDraft).toHaveBeenCalledExactlyOnceWith(link.id);
    expect(getUnpublished).not.toHaveBeenCalled();
  });

  test('shows a video as the first of its list', async () => {
    vi.mocked(videosReader).mockReturnValue(pagesOf([aVideo({ title: 'Published' })]));
    const draft = aDraft('video', aVideo({ title: 'The draft' }));
    vi.mocked(readSharedDraft).mockResolvedValue({ draft, ...times });
    renderAt(PUBLIC);
    const [first] = await screen.findAllByText(/^(The draft|Published)$/);
    expect(first).toHaveTextContent('The draft');
  });

  test('that has ended says so, and nothing else', async () => {
    vi.mocked(readSharedDraft).mockResolvedValue(null);
    renderAt(PUBLIC);
    expect(await heading('This preview has ended')).toBeVisible();
    expect(screen.queryByRole('complementary', { name: 'Preview' })).toBeNull();
  });
});

describe('on the preview of a draft', () => {
  beforeEach(() => {
    vi.mocked(getUnpublished).mockResolvedValue(kadal);
  });

  async function opened() {
    const page = renderAt('/admin/preview/movie%3Akadal');
    await heading('Preview: Kadal');
    return page;
  }
  const listed = () => screen.findByRole('list', { name: 'Open links' });

  test('"Share a link" makes one for as long as is chosen, which is then listed', async () => {
    vi.mocked(addPreviewLink).mockImplementation(async () => {
      vi.mocked(listPreviewLinks).mockResolvedValue([link]);
    });
    const { visitor } = await opened();
    expect(screen.queryByRole('list', { name: 'Open links' })).toBeNull();
    await visitor.selectOptions(screen.getByLabelText('It ends after'), '30 days');
    await visitor.click(screen.getByRole('button', { name: 'Share a link' }));
    expect(await listed()).toHaveTextContent(
      /^Open until Tuesday 1 December 2099, 13:45\. As of Tuesday 24 November 2099, 13:45\./,
    );
    expect(addPreviewLink).toHaveBeenCalledExactlyOnceWith(kadal, 30);
    expect(within(await listed()).getByRole('link')).toLeadTo(PUBLIC);
  });

  test('is not offered for an entry whose time has come', async () => {
    vi.mocked(getUnpublished).mockResolvedValue({ ...kadal, publishAt: new Date('2020-01-01') });
    await opened();
    expect(screen.queryByRole('button', { name: 'Share a link' })).toBeNull();
  });

  test('an open link is copied, and says what it does not show', async () => {
    vi.mocked(listPreviewLinks).mockResolvedValue([
      { ...link, madeAt: new Date('2099-11-24T12:00:00') },
    ]);
    const { visitor } = await opened();
    expect(await listed()).toHaveTextContent(/12:00: what was saved since is not in it\./);
    await visitor.click(within(await listed()).getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied. Whoever has it can open it.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(window.location.origin + PUBLIC);
  });

  test('"End the link" ends it', async () => {
    vi.mocked(listPreviewLinks).mockResolvedValue([link]);
    vi.mocked(endPreviewLink).mockImplementation(async () => {
      vi.mocked(listPreviewLinks).mockResolvedValue([]);
    });
    const { visitor } = await opened();
    await visitor.click(within(await listed()).getByRole('button', { name: /^End the link/ }));
    expect(await screen.findByText('The link has ended.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Open links' })).toBeNull());
    expect(endPreviewLink).toHaveBeenCalledExactlyOnceWith(link);
    await waitFor(() =>
      expect(
        screen.getByRole('heading', { name: 'For somebody without an account' }),
      ).toHaveFocus(),
    );
  });

  test('a link that cannot be made or ended is said, and the list stays', async () => {
    expectLogged(/refused/);
    vi.mocked(listPreviewLinks).mockResolvedValue([link]);
    vi.mocked(addPreviewLink).mockRejectedValue(new Error('refused'));
    vi.mocked(endPreviewLink).mockRejectedValue(new Error('refused'));
    const { visitor } = await opened();
    await visitor.click(screen.getByRole('button', { name: 'Share a link' }));
    expect(await screen.findByText(/^The link could not be made: /)).toBeVisible();
    await visitor.click(within(await listed()).getByRole('button', { name: /^End the link/ }));
    expect(await screen.findByText(/^The link could not be ended: /)).toBeVisible();
    expect(await listed()).toBeVisible();
  });
});
