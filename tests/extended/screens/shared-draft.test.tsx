import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aDraft } from '../../support/a-draft';
import { aMovie, aVideo } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { isInMalayalam } from '../../support/translations';
import { storeEntries, dataAt, dataIn, idsIn, storeDrafts } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { memory } from '../../support/memory/firestore';
import type { EntryKind } from '../../../src/content/entry';
import type { Unpublished } from '../../../src/store/documents/unpublished';
import { storedFields } from '../../../src/store/documents/kinds';

const savedAt = new Date('2099-11-24T13:00:00');
const kadal = aDraft('movie', aMovie({ id: 'kadal', title: 'Kadal' }), { savedAt });
const LINK = 'AbcdefghijklmnopqrstU_-0';
/** The links to a draft as they are stored. */
const links = () => Object.values(dataIn('previews'));
const PUBLIC = `/preview/${LINK}`;
const [MADE, DAYS] = [new Date('2099-11-24T13:45:00'), 7];

/** That link shows a draft as it was when the link was made, for seven days. */
const storeLink = ({ id, path, entry, kind }: Unpublished = kadal, made = MADE) =>
  memory.put({
    [`previews/${LINK}`]: {
      draft: id,
      path,
      entry: storedFields<EntryKind>(kind, entry),
      made,
      days: DAYS,
    },
  });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a link to a preview (product 29.30)', () => {
  test('shows the draft on its page with navigation and footer, as a preview with its end', async () => {
    storeLink();
    renderAt(PUBLIC);
    expect(await heading('Kadal')).toBeVisible();
    const bar = screen.getByRole('complementary', { name: 'Preview' });
    expect(bar).toHaveTextContent(
      'Preview, not published. As of 24 November 2099, 13:45. This link ends on 1 December 2099, 13:45.',
    );
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(network.requests(/previews|unpublished.movie/)).toEqual([`batchGet previews/${LINK}`]);
  });

  test('shows a video first in its list', async () => {
    storeEntries('video', aVideo({ title: 'Published' }));
    storeLink(aDraft('video', aVideo({ title: 'The draft' })));
    renderAt(PUBLIC);
    const [first] = await screen.findAllByText(/^(The draft|Published)$/);
    expect(first).toHaveTextContent('The draft');
  });

  test('that has ended says so, without content', async () => {
    // The rules do not tell whether there has been one.
    network.refuse(/^batchGet previews/, 'permission-denied');
    renderAt(PUBLIC);
    expect(await heading('This preview has ended')).toBeVisible();
    expect(screen.queryByRole('complementary', { name: 'Preview' })).toBeNull();
  });
});

describe('the preview of a draft', () => {
  beforeEach(() => storeDrafts(kadal));

  async function opened() {
    const page = renderAt('/admin/preview/movie%3Akadal');
    await heading('Preview: Kadal');
    return page;
  }
  const listed = () => screen.findByRole('list', { name: 'Open links' });

  test('"Share a link" creates a link for the chosen number of days, which is then listed', async () => {
    vi.setSystemTime(MADE);
    const { visitor } = await opened();
    expect(screen.queryByRole('list', { name: 'Open links' })).toBeNull();
    await visitor.selectOptions(screen.getByLabelText('It ends after'), '30 days');
    await visitor.click(screen.getByRole('button', { name: 'Share a link' }));
    expect(await listed()).toHaveTextContent(
      /^Open until Thursday 24 December 2099, 13:45\. As of Tuesday 24 November 2099, 13:45\./,
    );
    const [id = ''] = idsIn('previews');
    expect(dataAt(`previews/${id}`)).toMatchObject({ draft: kadal.id, days: 30 });
    expect(within(await listed()).getByRole('link')).toLeadTo(`/preview/${id}`);
  });

  test.runIf(isInMalayalam)('its address is in the chosen language (product 29.21)', async () => {
    storeLink();
    const { visitor } = await opened();
    const [choice] = await screen.findAllByRole('button', { name: 'മലയാളം' });
    if (choice) await visitor.click(choice);
    expect(within(await listed()).getByRole('link')).toLeadTo(`/ml${PUBLIC}`);
  });

  test('does not offer links for an entry whose time has come', async () => {
    storeDrafts({ ...kadal, publishAt: new Date('2020-01-01') });
    await opened();
    expect(screen.queryByRole('button', { name: 'Share a link' })).toBeNull();
  });

  test('copies an open link, and says if it does not show the latest version', async () => {
    storeLink(kadal, new Date('2099-11-24T12:00:00'));
    const { visitor } = await opened();
    expect(await listed()).toHaveTextContent(/12:00: what was saved since is not in it\./);
    await visitor.click(within(await listed()).getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied. Whoever has it can open it.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(window.location.origin + PUBLIC);
  });

  test('"End the link" ends it', async () => {
    storeLink();
    const { visitor } = await opened();
    await visitor.click(within(await listed()).getByRole('button', { name: /^End the link/ }));
    expect(await screen.findByText('The link has ended.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Open links' })).toBeNull());
    expect(links()).toEqual([]);
    await waitFor(() =>
      expect(
        screen.getByRole('heading', { name: 'For somebody without an account' }),
      ).toHaveFocus(),
    );
  });

  test('reports a link that cannot be created or ended, and keeps the list', async () => {
    expectLogged(/refused/);
    storeLink();
    network.refuse(/^commit .*previews/, 'permission-denied', { message: 'refused' });
    const { visitor } = await opened();
    await visitor.click(screen.getByRole('button', { name: 'Share a link' }));
    expect(await screen.findByText(/^The link could not be made: /)).toBeVisible();
    await visitor.click(within(await listed()).getByRole('button', { name: /^End the link/ }));
    expect(await screen.findByText(/^The link could not be ended: /)).toBeVisible();
    expect(await listed()).toBeVisible();
  });
});
