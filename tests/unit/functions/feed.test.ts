// product 42.1 and 42.2.
import { Readable } from 'node:stream';
import FeedParser, { type Item } from 'feedparser';
import { parseFeed as parse } from 'htmlparser2';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { atomFeed } from '../../../functions/src/follow/feed';
import type { News } from '../../../functions/src/follow/read-news';
import { site } from '../../../src/company/site';
import { aMovie, anAnnouncement, aVideo } from '../../support/builders';

const PUBLISHED = new Date('2026-11-20T10:00:00Z');
const UPDATED = new Date('2026-11-22T09:05:07Z');

const announced = (fields: Parameters<typeof anAnnouncement>[0] = {}): News => ({
  kind: 'announcement',
  id: 'announcement:item_1',
  entry: anAnnouncement({ key: 'item_1', ...fields }),
  publishedAt: PUBLISHED,
  updated: UPDATED,
});

const xmlOf = (...news: readonly News[]) => atomFeed(news, 'live-cinema');

/** The feed as a parser of its own has it, which forgives much. */
function parseFeed(xml: string) {
  const found = parse(xml, { xmlMode: true });
  if (found?.type !== 'atom') throw new Error('This is no Atom feed');
  return found;
}

/** Throws where the text is no well-formed XML. */
const documentOf = (xml: string) =>
  new JSDOM(xml, { contentType: 'application/xml' }).window.document;

/** The entries as a parser on sax has them. */
async function itemsIn(xml: string): Promise<readonly Item[]> {
  const parser = Readable.from([xml]).pipe(new FeedParser({}));
  const items: Item[] = [];
  for await (const item of parser) items.push(item as Item);
  return items;
}

test('two parsers read the same from an announcement: id, times, address, title, text and picture', async () => {
  const src = 'https://pictures.test/boat.webp?a=1&b=2';
  const xml = xmlOf(
    announced({
      title: 'Kadal & more',
      description: 'One\ntwo\n\nThree <b>',
      picture: { src, alt: 'A "boat"' },
      movieId: 'kadal',
    }),
  );
  const address = `${site.origin}/announcements?announcement=item_1`;
  const content = [
    '<p><img src="https://pictures.test/boat.webp?a=1&amp;b=2" alt="A &quot;boat&quot;"></p>',
    '<p>One<br>two</p>',
    '<p>Three &lt;b&gt;</p>',
    `<p><a href="${site.origin}/movie/kadal">About the film</a></p>`,
  ].join('\n');
  const [item] = await itemsIn(xml);
  expect(item).toMatchObject({
    guid: 'tag:live-cinema.firebaseapp.com,2026:announcement:item_1:en',
    title: 'Kadal & more',
    link: address,
    pubdate: PUBLISHED,
    date: UPDATED,
  });
  expect(item?.description?.trim()).toBe(content);
  const [entry] = parseFeed(xml).items;
  expect(entry).toMatchObject({
    id: 'tag:live-cinema.firebaseapp.com,2026:announcement:item_1:en',
    title: 'Kadal & more',
    link: address,
    pubDate: UPDATED,
  });
  expect(entry?.description?.trim()).toBe(content);
});

test('the feed has its name, its page, its language and its last change', () => {
  const xml = xmlOf({ ...announced(), updated: PUBLISHED }, announced());
  const { documentElement: root } = documentOf(xml);
  expect(root.getAttribute('xml:lang')).toBe('en-IN');
  const self = root.querySelector('feed > link[rel=self]')?.getAttribute('href');
  const { link, updated, title } = parseFeed(xml);
  expect({ self, link, updated, title }).toEqual({
    self: `${site.origin}/feed.xml`,
    link: `${site.origin}/announcements`,
    updated: UPDATED,
    title: `${site.name}: news`,
  });
});

test.each([
  ['the end of a CDATA section', 'a ]]> b', 'a ]]> b'],
  ['emoji', 'Moon 🌙👩‍🚀', 'Moon 🌙👩‍🚀'],
  ['Malayalam', 'കടലിന്റെ കഥ\u200d', 'കടലിന്റെ കഥ\u200d'],
  ['a null and other controls', 'a\u0000b\u0008c\uffff', 'abc'],
  ['half of a pair', 'a\ud83cb', 'ab'],
  ['signs of markup', '5 < 6 &amp; 7 > "3"', '5 < 6 &amp; 7 > "3"'],
])('%s is valid XML in title and text', async (_, text, read) => {
  const xml = xmlOf(announced({ title: text, description: text, subtitle: text }));
  expect(documentOf(xml).querySelector('entry > title')?.textContent?.trim()).toBe(read);
  const [item] = await itemsIn(xml);
  expect(item?.title).toBe(read);
  const content = parseFeed(xml).items[0]?.description ?? '';
  const { body } = new JSDOM(content).window.document;
  expect(body.querySelector('p:last-of-type')?.textContent).toBe(read);
});

test('a ticket link without a scheme is not a link', () => {
  const movie = aMovie({ id: 'kadal', title: 'Kadal', ticketUrl: 'tickets.test/kadal' });
  const xml = xmlOf({ ...announced(), kind: 'movie', id: 'movie:kadal', entry: movie });
  expect(xml).not.toContain('tickets.test');
});

test('a film is news when it is announced and when it is released, each with its own id', () => {
  const movie = aMovie({ id: 'kadal', title: 'Kadal', releaseDate: '2026-11-20' });
  const pieces = (['movie', 'release'] as const).map((kind) => ({
    ...announced(),
    kind,
    id: `${kind}:kadal`,
    entry: movie,
  }));
  const { items } = parseFeed(xmlOf(...pieces));
  expect(items.map(({ title, id, link }) => [title, id, link])).toEqual(
    [
      ['Film: Kadal', 'movie'],
      ['Out now: Kadal', 'release'],
    ].map(([title, kind]) => [
      title,
      `tag:live-cinema.firebaseapp.com,2026:${kind}:kadal:en`,
      `${site.origin}/movie/kadal`,
    ]),
  );
  expect(items[1]?.description).toContain('<p>Release: 20 November 2026</p>');
});

test('a video has the thumbnail of YouTube if it has no picture', () => {
  const entry = aVideo({ id: 'v', title: 'Trailer', videoUrl: 'https://youtu.be/abcdefghijk' });
  const [item] = parseFeed(xmlOf({ ...announced(), kind: 'video', id: 'video:v', entry })).items;
  expect(item?.title).toBe('Video: Trailer');
  expect(item?.link).toBe(`${site.origin}/videos?video=v`);
  expect(item?.description).toContain('https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg');
});

test('a feed without news is valid', () => {
  expect(parseFeed(xmlOf())).toMatchObject({ items: [], updated: new Date(0) });
});
