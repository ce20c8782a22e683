// product 23.9, 29.14, 34.8.
import { describe, expect, test } from 'vitest';
import { answer } from '../../../functions/src/answer';
import { paths } from '../../../src/content/paths/paths';
import { site } from '../../../src/company/site';
import { expectLogged, failOnConsoleOutput } from '../../support/console';
import { metaOf } from '../../support/served-head';
import { openServedSite, pageTitled } from '../../support/served-site';

const PAGES = {
  movie: pageTitled('Movie'),
  press: pageTitled('Press'),
  gallery: pageTitled('Gallery'),
  videos: pageTitled('Videos'),
  announcements: pageTitled('Announcements'),
  events: pageTitled('Events'),
};
const served = openServedSite();
const { fetched } = served;
failOnConsoleOutput();

/** By an instance of its own, which has kept nothing. */
const get = (address: string) => answer(address, PAGES, { ...served.database });
const headAt = async (address: string) => metaOf((await get(address)).body);

const URL = 'https://firebasestorage.googleapis.com/v0/b/live/o/gallery%2Fboat.jpg?alt=media';
const KEPT = 'public, max-age=0, s-maxage=300';
const KEY = 'item_1700000000000';
const NEWS = { title: 'Casting call', description: 'Come on Sunday.', img: URL };
const VIDEO = { title: 'Rain', description: 'A scene.', videoUrl: 'https://youtu.be/abcdefghijk' };
const EVENT = {
  title: 'First look',
  place: 'Tagore Theatre',
  day: '2026-12-18',
  time: '18:30',
  description: 'With the director.',
};
const IMAGE = { title: 'The boat', description: 'At dawn.', img: URL };

/** By kind: where it is stored, its address, and the page that shows it. */
const KINDS = {
  image: { path: 'images/boat', fields: IMAGE, address: paths.picture('images/boat') },
  video: { path: 'videos/rain', fields: VIDEO, address: paths.video('rain') },
  announcement: {
    path: 'Movies/Announcements',
    fields: { [KEY]: NEWS },
    address: paths.announcement(KEY),
  },
  event: { path: 'events/look', fields: EVENT, address: paths.event('look') },
};
const kinds = Object.entries(KINDS);

test('a shared picture has its own title, text and picture', async () => {
  served.documents = {
    'images/boat': {
      ...IMAGE,
      picture: { alt: 'A boat', width: 1920, height: 1280, share: `${URL}&share` },
    },
  };
  const { status, headers, body } = await get('/gallery?picture=images%2Fboat');
  expect([status, headers['Cache-Control']]).toEqual([200, KEPT]);
  expect(metaOf(body)).toEqual({
    title: `The boat – ${site.name}`,
    description: 'At dawn.',
    canonical: `${site.origin}/gallery`,
    'og:type': 'website',
    'og:site_name': site.name,
    'og:title': 'The boat',
    'og:description': 'At dawn.',
    'og:url': `${site.origin}/gallery?picture=images%2Fboat`,
    'og:image': `${URL}&share`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A boat',
    'og:locale': 'en_IN',
    'twitter:card': 'summary_large_image',
  });
  expect(fetched).toHaveBeenCalledTimes(2);
  // No credentials: the rules decide what the function may read (security.md T74).
  expect(fetched.mock.calls[0]?.[1]?.headers).toBeUndefined();
});

test('a shared video has the thumbnail that every video has, or its own picture', async () => {
  served.documents = { 'videos/rain': VIDEO };
  expect(await headAt('/videos?page=2&video=rain')).toMatchObject({
    title: `Rain – ${site.name}`,
    description: 'A scene.',
    canonical: `${site.origin}/videos`,
    'og:type': 'video.other',
    'og:url': `${site.origin}/videos?video=rain`,
    'og:image': 'https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg',
    'og:image:width': '480',
    'og:image:alt': 'Rain',
  });
  served.documents = { 'videos/rain': { ...VIDEO, img: URL } };
  expect((await headAt('/videos/?video=rain'))['og:image']).toBe(URL);
});

test('a shared announcement is read separately, without the others', async () => {
  served.documents = { 'Movies/Announcements': { [KEY]: NEWS, item_1: { title: 'Other' } } };
  expect(await headAt(`/announcements?announcement=${KEY}`)).toMatchObject({
    title: `Casting call – ${site.name}`,
    description: 'Come on Sunday.',
    canonical: `${site.origin}/announcements`,
    'og:type': 'article',
    'og:url': `${site.origin}/announcements?announcement=${KEY}`,
    'og:image': URL,
  });
  const body: unknown = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body));
  expect(body).toMatchObject({ mask: { fieldPaths: [`\`${KEY}\``, 'entry'] } });
});

test('a shared archived announcement is read by the same request', async () => {
  served.documents = { [`Movies/Announcements/Archive/${KEY}`]: { entry: NEWS, at: 0 } };
  expect(await headAt(`/announcements?announcement=${KEY}`)).toMatchObject({
    title: `Casting call – ${site.name}`,
    'og:image': URL,
  });
});

test('a shared event has time and place before its text', async () => {
  served.documents = { 'events/look': { ...EVENT, img: URL } };
  expect(await headAt('/events?event=look')).toMatchObject({
    title: `First look – ${site.name}`,
    description: '18 December 2026, 18:30 (India time), Tagore Theatre. With the director.',
    canonical: `${site.origin}/events`,
    'og:type': 'article',
    'og:url': `${site.origin}/events?event=look`,
    'og:image': URL,
  });
  const { time: _time, description: _text, ...plain } = EVENT;
  served.documents = { 'events/look': plain };
  expect(await headAt('/events/?event=look')).toMatchObject({
    description: '18 December 2026, Tagore Theatre',
    'og:image': `${site.origin}/share.jpg`,
  });
});

test('an event without a day is invalid', async () => {
  served.documents = { 'events/look': { ...EVENT, day: 'soon' } };
  expect((await get('/events?event=look')).body).toBe(PAGES.events);
});

test('a shared entry without title, text or picture has the company’s name and picture', async () => {
  served.documents = {
    'images/boat': { img: URL.replace('.jpg', '.webp') },
    'videos/rain': { videoUrl: 'https://vimeo.com/1' },
    'Movies/Announcements': { [KEY]: {} },
  };
  const untitled = kinds.filter(([kind]) => kind !== 'event');
  const expected = { 'og:title': 'Untitled', 'og:image': `${site.origin}/share.jpg` };
  for (const [, { address }] of untitled) {
    const head = await headAt(address);
    expect(head).toMatchObject(expected);
    expect(head['description']).toContain(site.name);
  }
});

test('an untitled picture is named by its alternative text', async () => {
  served.documents = { 'images/boat': { img: URL, picture: { alt: 'A boat at dawn' } } };
  expect((await headAt(KINDS.image.address))['og:title']).toBe('A boat at dawn');
});

test('a picture without texts has its share picture', async () => {
  const [file, share] = ['boat.webp', 'picture-abcdefghijkl-1200.jpg'].map((name) =>
    URL.replace('boat.jpg', name),
  );
  served.documents = { 'images/boat': { img: file, picture: { share } } };
  expect(await headAt(KINDS.image.address)).toMatchObject({
    'og:image': share,
    'og:image:width': '1200',
    'twitter:card': 'summary_large_image',
  });
});

test('a picture below a film is found where it is stored', async () => {
  const path = 'Movies/Released/Movies/kadal/images/boat';
  served.documents = { [path]: IMAGE };
  expect((await headAt(paths.picture(path)))['og:title']).toBe('The boat');
});

describe.each(kinds)('a shared %s', (kind, { path: stored, fields, address }) => {
  const pageOf = {
    image: 'gallery',
    video: 'videos',
    announcement: 'announcements',
    event: 'events',
  } as const;
  const plain = PAGES[pageOf[kind as keyof typeof pageOf]];
  const unchanged = { status: 200, headers: { 'Cache-Control': 'no-store' }, body: plain };

  const titles = {
    image: IMAGE.title,
    video: VIDEO.title,
    announcement: NEWS.title,
    event: EVENT.title,
  };

  const scheduled = (publishAt?: Date) => {
    // Its time is its key: one that is due has the key of that time.
    const id = kind === 'announcement' ? 'item_1' : stored.slice(stored.indexOf('/') + 1);
    return {
      [`unpublished/${kind}:${id}`]: {
        path: stored,
        entry: kind === 'announcement' ? NEWS : fields,
        by: 'a@b.test',
        saved: new Date(),
        ...(publishAt && { publishAt }),
      },
    };
  };

  test('that is unknown preserves the head of the page, which is not cached', async () => {
    expect(await get(address)).toMatchObject(unchanged);
  });

  test('that is a draft or scheduled is treated like an unknown one', async () => {
    const unknown = await get(address);
    served.documents = scheduled();
    expect(await get(address)).toEqual(unknown);
    served.documents = scheduled(new Date(Date.now() + 3_600_000));
    expect(await get(address)).toEqual(unknown);
  });

  test('that is due has its head', async () => {
    const time = new Date(Date.now() - 1000);
    served.documents = scheduled(time);
    const due = kind === 'announcement' ? paths.announcement(`item_${time.getTime()}`) : address;
    expect((await headAt(due))['og:title']).toBe(titles[kind as keyof typeof titles]);
  });

  test('preserves the page, which is not cached, if the database fails', async () => {
    expectLogged(/Firestore answered 503/);
    fetched.mockResolvedValue(new Response('', { status: 503 }));
    expect(await get(address)).toMatchObject(unchanged);
  });

  test('causes no read without a name in the address', async () => {
    const path = address.slice(0, address.indexOf('?'));
    for (const other of [path, `${path}/`, `${path}?page=2`, `${address.split('=')[0]}=`]) {
      expect(await get(other)).toMatchObject({ headers: { 'Cache-Control': KEPT }, body: plain });
    }
    expect(fetched).not.toHaveBeenCalled();
  });
});

test.each([
  '/gallery?picture=contactMessages/x',
  '/gallery?picture=users/images',
  '/gallery?picture=images/../users',
  '/gallery?picture=images//x',
  '/gallery?picture=images',
  '/gallery?picture=images/..',
  '/videos?video=a%2Fb',
  '/videos?video=__x__',
  '/videos?video=..',
  `/videos?video=${'x'.repeat(1501)}`,
  '/announcements?announcement=__name__',
  '/events?event=a%2Fb',
  '/events?event=__x__',
])('%s causes no request to the database', async (address) => {
  expect((await get(address)).status).toBe(200);
  expect(fetched).not.toHaveBeenCalled();
});

test('an unexpected key of an announcement is a field and not a path', async () => {
  served.documents = { 'Movies/Announcements': { 'a.`b\\': NEWS } };
  expect((await headAt(paths.announcement('a.`b\\')))['og:title']).toBe('Casting call');
  const body: unknown = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body));
  expect(body).toMatchObject({ mask: { fieldPaths: ['`a.\\`b\\\\`', 'entry'] } });
});
