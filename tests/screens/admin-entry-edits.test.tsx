// product 14.4, 15.5.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EditConflictError } from '../../src/store/documents/conflict';
import { editEntry } from '../../src/store/write/edit-entry';
import { missingStateOf } from '../../src/store/write/missing-state';
import { deleteEntry } from '../../src/store/write/trash';
import { button, cards, field, message, pressOn, refusal } from '../support/admin-screen';
import { aBanner, anAnnouncement } from '../support/builders';
import { uploaded } from '../support/chosen-pictures';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';
import { storedAnnouncements } from '../support/stored-announcements';
import { storedBanners } from '../support/stored-lists';

beforeEach(() => void signedInAs('admin'));

const PIER = { title: 'Pier' };
const banner = aBanner(PIER);
const announcement = anAnnouncement({ ...PIER, picture: uploaded('pier.webp') });

/** Two of the kinds whose form for an edit replaces the form for a new entry; they have it from one place. */
const FORMS = [
  {
    kind: 'banner',
    address: '/admin',
    title: /^Title/,
    store: () => storedBanners(banner),
    theirs: { ...banner, line: 'From Friday', picture: uploaded('theirs.webp') },
    change: 'Line: From Friday',
    changedPictures: 1,
    saved: { line: 'From Friday', picture: uploaded('theirs.webp') },
    edits: 'banner',
    remove: () => deleteEntry('banner', banner),
    updated: 'Banner updated successfully!',
    notUpdated: 'Error updating banner!',
  },
  {
    kind: 'announcement',
    address: '/admin?tab=announcements',
    title: 'Title',
    store: () => storedAnnouncements(announcement),
    theirs: { ...announcement, description: 'Theirs' },
    change: 'Description: Theirs',
    changedPictures: 0,
    saved: { description: 'Theirs', picture: announcement.picture },
    edits: 'announcement',
    remove: () => deleteEntry('announcement', announcement),
    updated: '✅ Announcement updated successfully!',
    notUpdated: '❌ Failed to update announcement.',
  },
];

describe.each(FORMS)('the edit of a $kind', (kind) => {
  async function edited() {
    kind.store();
    const { visitor } = renderAt(kind.address);
    await pressOn('Pier', 'Edit');
    await visitor.type(screen.getByDisplayValue('Pier'), ' at night');
    return visitor;
  }

  test('that fails is reported and leaves the form unchanged', async () => {
    expectLogged(/not allowed/);
    const visitor = await edited();
    vi.mocked(editEntry).mockRejectedValueOnce(refusal);
    await visitor.click(button('Save'));
    expect(await message(kind.notUpdated)).toBeVisible();
    expect(field(kind.title)).toHaveValue('Pier at night');
  });

  test('shows what somebody else changed, and the next Save writes on top of it', async () => {
    const visitor = await edited();
    vi.mocked(editEntry).mockRejectedValueOnce(new EditConflictError(kind.theirs));
    await visitor.click(button('Save'));
    const changes = await screen.findByRole('region', { name: 'Changed by somebody else' });
    expect(changes).toHaveTextContent(kind.change);
    expect(within(changes).queryAllByText(/The picture is another one now/)).toHaveLength(
      kind.changedPictures,
    );

    await visitor.click(button('Save'));
    expect(await message(kind.updated)).toBeVisible();
    expect(editEntry).toHaveBeenLastCalledWith(kind.edits, kind.theirs, {
      ...kind.saved,
      title: 'Pier at night',
    });
  });

  test('of an entry that somebody else deleted is reported, and the list is read again', async () => {
    const visitor = await edited();
    await kind.remove();
    vi.mocked(missingStateOf).mockResolvedValue('deleted');
    await visitor.click(button('Save'));
    const notice = await screen.findByRole('region', { name: 'No longer there' });
    await waitFor(() => expect(notice).toHaveFocus());
    expect(button('Store as a new draft')).toBeEnabled();
    await waitFor(() => expect(cards()).toHaveLength(0));
    expect(field(kind.title)).toHaveValue('Pier at night');
  });
});
