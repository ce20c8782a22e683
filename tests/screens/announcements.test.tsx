// product 6.2, 6.3, 12.2 and 6.5.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { anAnnouncement, letters } from '../support/builders';
import { expectLogged } from '../support/console';
import { stubViewport } from '../support/near-viewport';
import { renderAt } from '../support/render-at';
import { storeArchived, storeEntries } from '../support/memory/database';
import { network } from '../support/memory/network';

const READ = /^batchGet Movies.Announcements$/;
const long = `${letters(120)} and more`;

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

test('all announcements are shown with their titles, newest first', async () => {
  const many = Array.from({ length: 9 }, (_, n) =>
    anAnnouncement({ title: `Announcement ${n}`, subtitle: `Subtitle ${n}` }),
  );
  storeEntries('announcement', ...many);
  renderAt('/announcements');

  const headings = await screen.findAllByRole('heading', { level: 3 });
  expect(headings).toHaveTexts(many.map(({ title }) => title));
  expect(screen.getByText('Subtitle 8')).toBeVisible();
});

test('the first two pictures load immediately, the others when they are near', async () => {
  const { comeNear } = stubViewport();
  const pictured = (n: number) => anAnnouncement({ picture: { src: `https://a.test/${n}.webp` } });
  storeEntries('announcement', ...[1, 2, 3, 4].map(pictured));
  renderAt('/announcements');
  const cards = await screen.findAllByRole('listitem');
  const shown = () =>
    cards.flatMap((card) => [...card.querySelectorAll('img')]).map(({ src }) => src);
  expect(shown()).toEqual(['https://a.test/1.webp', 'https://a.test/2.webp']);
  await comeNear();
  expect(shown()).toHaveLength(4);
});

describe('of more than 24', () => {
  const noonOf = (year: number, n: number) => new Date(year, 5, 28 - (n % 28), 12).getTime() - n;
  const of = (year: number, count: number) =>
    Array.from({ length: count }, (_, n) =>
      anAnnouncement({ key: `item_${noonOf(year, n)}`, title: `${year}, ${n}` }),
    );
  const undated = anAnnouncement({ key: 'welcome', title: 'Welcome' });
  const many = [...of(2026, 20), ...of(2025, 10), undated];
  const headings = async () =>
    (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  const titlesOf = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title);
  const years = () => within(screen.getByRole('navigation', { name: 'Announcements by year' }));
  beforeEach(() => storeEntries('announcement', ...many));

  test('the latest are shown, and a year after a press on its link, without a read', async () => {
    const { visitor, address } = renderAt('/announcements');
    expect(await headings()).toEqual(titlesOf(many.slice(0, 24)));
    expect(years().getByRole('link', { current: true })).toHaveTextContent('Latest');
    const names = years()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Latest', '2026 (20)', '2025 (10)', 'Earlier (1)']);

    await visitor.click(years().getByRole('link', { name: '2025 (10)' }));
    expect(address()).toBe('/announcements?added=2025');
    await waitFor(async () => expect(await headings()).toEqual(titlesOf(many.slice(20, 30))));
    expect(years().getByRole('link', { current: true })).toHaveTextContent('2025 (10)');
    await visitor.click(years().getByRole('link', { name: 'Earlier (1)' }));
    await waitFor(async () => expect(await headings()).toEqual(['Welcome']));
    expect(network.requests(READ)).toHaveLength(1);
  });

  test('a link to an older one shows its year', async () => {
    renderAt(`/announcements?announcement=${many[25]?.key}`);
    expect(await headings()).toEqual(titlesOf(many.slice(20, 30)));
    await waitFor(() => expect(screen.getByRole('link', { name: '2025, 5' })).toHaveFocus());
  });

  test('a link to one of the latest, or to an unknown year, shows the latest', async () => {
    renderAt(`/announcements?announcement=${many[23]?.key}`);
    expect(await headings()).toEqual(titlesOf(many.slice(0, 24)));
    cleanup();
    renderAt('/announcements?added=1999');
    expect(await headings()).toEqual(titlesOf(many.slice(0, 24)));
  });
});

describe('with an archive', () => {
  const at = (year: number, n: number) => `item_${Date.UTC(year, 5, 28, 12) - n * 60_000}`;
  const ofYear = (year: number, count: number, first = 0) =>
    Array.from({ length: count }, (_, n) =>
      anAnnouncement({ key: at(year, first + n), title: `${year}, ${first + n}` }),
    );
  const headings = async () =>
    (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  const years = () => within(screen.getByRole('navigation', { name: 'Announcements by year' }));
  const READS = /^(batchGet|runQuery) .*Archive/;
  beforeEach(() => {
    storeEntries('announcement', ...ofYear(2026, 3), ...ofYear(2025, 2));
    storeArchived(...ofYear(2025, 30, 2), ...ofYear(2024, 1));
  });

  test('the years link to all announcements, and a year is read when it is opened, by pages', async () => {
    const { visitor } = renderAt('/announcements');
    expect(await headings()).toHaveLength(5);
    const names = years().getAllByRole('link');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Latest',
      '2026 (3)',
      '2025 (32)',
      '2024 (1)',
    ]);
    expect(network.requests(READS)).toHaveLength(0);
    await visitor.click(years().getByRole('link', { name: '2025 (32)' }));
    await waitFor(async () => expect(await headings()).toHaveLength(26));
    expect((await headings()).slice(0, 3)).toEqual(['2025, 0', '2025, 1', '2025, 2']);
    await visitor.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await headings()).toHaveLength(32));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    await visitor.click(years().getByRole('link', { name: '2024 (1)' }));
    await waitFor(async () => expect(await headings()).toEqual(['2024, 0']));
  });

  test('the announcements of the document are shown if the numbers of the archive cannot be read', async () => {
    expectLogged(/years refused/);
    network.refuse(/^batchGet site.archive/, 'unavailable', { message: 'years refused' });
    renderAt('/announcements');
    expect(await headings()).toHaveLength(5);
  });

  test.each(['?announcement=', '#'])(
    'a linked archived one (%s) is read separately, and shown above the others',
    async (before) => {
      renderAt(`/announcements${before}${at(2024, 0)}`);
      const link = await screen.findByRole('link', { name: '2024, 0' });
      await waitFor(() => expect(link).toHaveFocus());
      expect((await headings())[0]).toBe('2024, 0');
      expect(network.requests(READS)).toHaveLength(1);
    },
  );
});

test('an announcement shows the day of its key; another kind of key shows none', async () => {
  const noon = new Date(2026, 10, 21, 12).getTime();
  storeEntries(
    'announcement',
    anAnnouncement({ key: `item_${noon}`, title: 'Dated' }),
    anAnnouncement({ key: 'welcome', title: 'Undated' }),
  );
  renderAt('/announcements');
  const dated = (await screen.findByRole('link', { name: 'Dated' })).closest('li');
  expect(within(dated ?? document.body).getByText('21 November 2026')).toHaveAttribute(
    'datetime',
    new Date(noon).toISOString(),
  );
  expect(screen.getAllByRole('time')).toHaveLength(1);
});

test('a text of more than 120 characters is cut, and one card is expanded at a time', async () => {
  storeEntries(
    'announcement',
    anAnnouncement({ description: long }),
    anAnnouncement({ description: long }),
    anAnnouncement({ description: letters(120) }),
  );
  const { visitor } = renderAt('/announcements');

  const cut = await screen.findAllByText(`${letters(120)}...`);
  expect(cut).toHaveLength(2);
  expect(screen.getByText(letters(120))).toBeVisible();
  // What is printed of each.
  for (const text of cut) expect(text).toHaveAttribute('data-whole', long);
  expect(screen.getByText(letters(120))).not.toHaveAttribute('data-whole');
  const [first, second] = screen.getAllByRole('button', { name: 'Read More' });
  if (first) await visitor.click(first);
  if (second) await visitor.click(second);
  expect(screen.getAllByText(long)).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Read Less' })).toEqual([second]);
});

test.each([
  ['a link', '?announcement='],
  ['a link of before', '#'],
])('%s to one announcement expands it, scrolls to it and focuses it', async (_, before) => {
  const wanted = anAnnouncement({ title: 'Wanted', description: long });
  storeEntries('announcement', anAnnouncement({ description: long }), wanted);
  renderAt(`/announcements${before}${wanted.key}`);

  const link = await screen.findByRole('link', { name: 'Wanted' });
  const card = link.closest('li');
  expect(within(card ?? link).getByText(long)).toBeVisible();
  expect(screen.getAllByText(long)).toHaveLength(1);
  await waitFor(() => expect(link).toHaveFocus());
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});

test('the title of an announcement is a link to it, which reads nothing again', async () => {
  const announcement = anAnnouncement({ title: 'Wanted', description: long });
  storeEntries('announcement', announcement);
  const { visitor, router } = renderAt('/announcements');

  await visitor.click(await screen.findByRole('link', { name: 'Wanted' }));
  expect(router.state.location.search).toBe(`?announcement=${announcement.key}`);
  expect(await screen.findByText(long)).toBeVisible();
  expect(network.requests(READ)).toHaveLength(1);
});

test.each(['#unknown', '#', '?announcement=unknown', '?announcement='])(
  'the address %s expands nothing',
  async (rest) => {
    storeEntries('announcement', anAnnouncement({ description: long }));
    renderAt(`/announcements${rest}`);
    expect(await screen.findByText(`${letters(120)}...`)).toBeVisible();
  },
);
