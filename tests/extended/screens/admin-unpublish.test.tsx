// product 29.9, 36.4, 38.1, 38.2 and 38.8.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerDialog, button, card, message, more, pressMore } from '../../support/admin-screen';
import { aDraft } from '../../support/a-draft';
import { aMovie, anAnnouncement, aVideo } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { filledIn, FORMS } from '../../support/entry-forms';
import { renderAt } from '../../support/render-at';
import type { Unpublished } from '../../../src/store/documents/unpublished';
import { stored, storedDrafts, storeEntries, storeDrafts } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { uploadedOf } from '../../support/memory/files';
import { untilTimeout } from '../../support/memory/time';

describe('unpublishing', () => {
  const press = (name: string) => pressMore(name, 'Unpublish');

  const OTHER = { title: 'Mazha' };

  const KADAL = { title: 'Kadal' };
  describe.each([
    {
      kind: 'movie',
      address: '/admin/movies',
      given: () => storeEntries('movie', aMovie({ id: 'the-id', ...KADAL }), aMovie(OTHER)),
    },
    {
      kind: 'announcement',
      address: '/add-announcement',
      given: () =>
        storeEntries(
          'announcement',
          anAnnouncement({ key: 'the-id', ...KADAL }),
          anAnnouncement(OTHER),
        ),
    },
  ] as const)('$kind', ({ kind, address, given }) => {
    async function opened() {
      given();
      renderAt(address);
      await card('Kadal');
    }

    test('becomes a draft after a question, with a link to it; the focus moves to the next', async () => {
      await opened();
      await press('Kadal');
      const dialog = await screen.findByRole('dialog', { name: `Unpublish this ${kind}?` });
      expect(dialog).toHaveTextContent('Visitors will no longer see it. It stays here as a draft.');
      await answerDialog('Unpublish');
      expect(await message('Unpublished: Kadal')).toBeVisible();
      expect(storedDrafts()).toMatchObject([{ id: `${kind}:the-id`, entry: KADAL }]);
      expect(stored(kind)).toMatchObject([OTHER]);
      const link = screen.getByRole('link', { name: 'Open the draft' });
      expect(link).toLeadTo(`/admin/coming/${kind}%3Athe-id`);
      const next = await card('Mazha');
      await waitFor(() => expect(next).toHaveFocus());
      expect(screen.queryByRole('article', { name: 'Kadal' })).toBeNull();
    });

    test('is published again by Undo, with its previous content, and is in the list', async () => {
      await opened();
      await press('Kadal');
      await answerDialog('Unpublish');
      fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      expect(await message('Published again: Kadal')).toBeVisible();
      expect(storedDrafts()).toEqual([]);
      expect(stored(kind)).toMatchObject([KADAL, OTHER]);
      expect(await card('Kadal')).toBeVisible();
    });

    test('gets an end in a dialog, and leaves the list of its kind', async () => {
      await opened();
      await pressMore('Kadal', 'Set an end');
      const dialog = await screen.findByRole('dialog', { name: 'When does it leave the site?' });
      const until = '2099-11-29T23:59';
      fireEvent.change(within(dialog).getByLabelText('Leaves the site on'), {
        target: { value: until },
      });
      await answerDialog('Set the end');
      expect(
        await message('On the site until Sunday 29 November 2099, 23:59: Kadal'),
      ).toBeVisible();
      expect(storedDrafts()).toMatchObject([{ entry: KADAL, until: new Date(until) }]);
      await waitFor(() => expect(screen.queryByRole('article', { name: 'Kadal' })).toBeNull());
    });

    test('stays published if the question is canceled, or after a failure', async () => {
      expectLogged(/no answer/);
      await opened();
      await press('Kadal');
      await answerDialog('Cancel');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(storedDrafts()).toEqual([]);
      network.refuse(/^commit .*unpublished/, 'permission-denied', { message: 'no answer' });
      await press('Kadal');
      await answerDialog('Unpublish');
      expect(await message('It could not be unpublished.')).toBeVisible();
      expect(await card('Kadal')).toBeVisible();
    });
  });

  test('stays a draft if Undo fails, with a message', async () => {
    expectLogged(/no answer/);
    storeEntries('video', aVideo({ id: 'the-id', title: 'Kadal' }), aVideo(OTHER));
    renderAt('/admin/videos');
    await press('Kadal');
    await answerDialog('Unpublish');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    network.refuse(/^commit .*unpublished/, 'permission-denied', { message: 'no answer' });
    fireEvent.click(undo);
    expect(await message('It could not be published again.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Kadal' })).toBeNull());
  });
});

describe('attempts of unknown outcome', () => {
  const choose = async (name: string) =>
    void fireEvent.click(await screen.findByRole('radio', { name }));

  const announcement = () => filledIn(FORMS[2]);

  test('an announcement that may have been stored as a draft is published from the draft', async () => {
    expectLogged(/No answer within/);
    network.silence(/^commit .*unpublished/);
    await announcement();
    await choose('Save as draft');
    await untilTimeout(() => fireEvent.click(button('Save as draft')));
    await screen.findByText('Check your connection and try again.');
    await choose('Publish now');
    await waitFor(() => expect(button('Add Announcement')).toBeEnabled());
    fireEvent.click(button('Add Announcement'));
    expect(await message('✅ Announcement added successfully!')).toBeVisible();
    expect(stored('announcement')).toHaveLength(1);
    expect(storedDrafts()).toEqual([]);
  });

  test('an announcement that may have been published becomes the draft, with its picture', async () => {
    expectLogged(/No answer within/);
    network.silence(/^commit .*Movies.Announcements/);
    await announcement();
    await untilTimeout(() => fireEvent.click(button('Add Announcement')));
    await screen.findByText('Check your connection and try again.');
    await choose('Save as draft');
    await waitFor(() => expect(button('Save as draft')).toBeEnabled());
    fireEvent.click(button('Save as draft'));
    expect(await message('Saved as a draft. Visitors do not see it.')).toBeVisible();
    expect(storedDrafts()).toMatchObject([{ entry: { picture: { src: uploadedOf('rain.jpg') } } }]);
    expect(stored('announcement')).toEqual([]);
  });
});

describe('an end', () => {
  const NOW = new Date('2026-11-22T09:00:00');
  const SUNDAY = new Date('2026-11-29T23:59:00');
  const MONDAY = new Date('2026-11-30T12:00:00');
  const since = new Date('2026-11-20T10:00:00');
  const FRIDAY = new Date('2026-11-27T18:00:00');

  type Times = Pick<Unpublished, 'publishAt' | 'until' | 'leftAt'>;

  const clip = (times: Times) =>
    aDraft('video', aVideo({ title: 'Clip' }), { savedAt: since, ...times });

  beforeEach(() => {
    // The clock alone: everything else takes its time.
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  });

  async function opened(times: Times) {
    storeDrafts(clip(times));
    renderAt('/admin/coming');
    return screen.findByRole('article', { name: 'Clip' });
  }
  const dialog = () => screen.findByRole('dialog');
  const setEnd = async (value: string) =>
    void fireEvent.change(within(await dialog()).getByLabelText('Leaves the site on'), {
      target: { value },
    });

  test('is shown on the card, which offers neither to publish nor to schedule it', async () => {
    const draft = await opened({ publishAt: since, until: SUNDAY });
    expect(draft).toHaveTextContent('On the site until Sunday 29 November 2026, 23:59, in 7 days');
    expect(within(draft).queryByRole('button', { name: 'Publish now' })).toBeNull();
    await more(draft, 'Change the end');
    expect(within(draft).queryByRole('menuitem', { name: 'Reschedule' })).toBeNull();
    expect(network.requests(/^commit .*unpublished/)).toEqual([]);
  });

  test('in the past is shown on the card', async () => {
    const draft = await opened({ leftAt: since });
    expect(draft).toHaveTextContent('Draft: it left the site on Friday 20 November 2026, 10:00');
    expect(await within(draft).findByRole('button', { name: 'Publish now' })).toBeVisible();
  });

  test('is moved, and removed', async () => {
    const draft = await opened({ publishAt: since, until: SUNDAY });
    await pressMore(draft, 'Change the end');
    expect(await dialog()).toHaveTextContent('Until Sunday 29 November 2026, 23:59');
    await setEnd('2026-11-30T12:00');
    await answerDialog('Set the end');
    expect(
      await message('Saved. Visitors see it until Monday 30 November 2026, 12:00.'),
    ).toBeVisible();
    expect(storedDrafts()).toMatchObject([{ publishAt: since, until: MONDAY }]);
    await pressMore('Clip', 'Change the end');
    await answerDialog('Remove the end');
    expect(await message('Saved. Visitors see it already.')).toBeVisible();
    await waitFor(() => expect(stored('video')).toMatchObject([{ publishedAt: since }]));
  });

  test('in the past, or before the start, is refused with a sentence', async () => {
    const draft = await opened({ publishAt: FRIDAY });
    await pressMore(draft, 'Set an end');
    await answerDialog('Set the end');
    expect(await dialog()).toHaveTextContent('Please choose a date and a time.');
    await setEnd('2026-11-21T09:00');
    expect(await dialog()).toHaveTextContent('That end has passed. Choose a later one.');
    await setEnd('2026-11-26T09:00');
    await answerDialog('Set the end');
    expect(await dialog()).toHaveTextContent('It would end before it begins. Choose a later end.');
    expect(storedDrafts()).toMatchObject([{ publishAt: FRIDAY }]);
    expect(storedDrafts()[0]?.until).toBeUndefined();
  });
});
