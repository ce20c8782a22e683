// product 29.31.
import { expect, test } from 'vitest';
import { paths } from '../../../src/content/paths/paths';
import { listLeadingTo } from '../../../src/store/links/leading-to';
import { openAdminDatabase } from '../../support/admin-session';
import { day } from '../../support/database';

const { store } = openAdminDatabase();

const IMG = 'https://firebasestorage.googleapis.com/v0/b/b/o/p.jpg';
const banner = (title: string, link: string) => ({ imageUrl: IMG, title, link, timestamp: day(1) });
const video = (title: string, movie?: string) => ({
  title,
  description: 'D',
  videoUrl: 'https://youtu.be/abcdefghijk',
  timestamp: day(1),
  ...(movie && { movie }),
});

test('banners, entries that name it, images below it, and drafts are found as links to a movie', async () => {
  await store({
    'hero-banners/page': banner('Kadal', '/movie/kadal'),
    'hero-banners/trailer': banner('Trailer', '/movie/kadal?trailer=open'),
    'hero-banners/other': banner('Other', '/movie/kadal-2'),
    'events/e': { title: 'Premiere', place: 'P', day: '2099-12-18', movie: 'kadal' },
    'videos/v': video('Teaser', 'kadal'),
    'videos/other': video('Other'),
    'images/i': { img: IMG, picture: { alt: 'The pier' }, movie: 'kadal' },
    'Movies/Released/Movies/kadal/images/i': { img: IMG, title: 'Below' },
    'Movies/Announcements': {
      item_1767322800000: { img: IMG, title: 'Dates', description: 'D', movie: 'kadal' },
      item_1767322800001: { img: IMG, title: 'Other', description: 'D' },
    },
    'unpublished/video:w': { path: 'videos/w', entry: video('Song', 'kadal'), saved: day(1) },
  });
  const found = await listLeadingTo([{ viewPath: paths.movie('kadal'), movieId: 'kadal' }]);
  const named = found.map(({ kind, title, isUnpublished }) =>
    [kind, title, isUnpublished && 'draft'].filter(Boolean).join(' '),
  );
  expect(named.toSorted()).toEqual([
    'announcement Dates',
    'banner Kadal',
    'banner Trailer',
    'event Premiere',
    'image Below',
    'image The pier',
    'video Song draft',
    'video Teaser',
  ]);
});

test('banners with its address are found as links to a page of another kind', async () => {
  await store({
    'hero-banners/b': banner('Meet us', '/events?event=e'),
    'hero-banners/other': banner('All', '/events'),
  });
  expect(await listLeadingTo([{ viewPath: paths.event('e') }])).toEqual([
    { kind: 'banner', key: 'b', title: 'Meet us', isUnpublished: false },
  ]);
});
