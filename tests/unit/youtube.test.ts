// product 7.4, 7.5, 7.6, 7.9.
import { describe, expect, test } from 'vitest';
import {
  isShortUrl,
  hasPortraitCard,
  playerUrl,
  thumbnailUrls,
  watchUrl,
  youTubeId,
  youTubeStart,
} from '../../src/content/values/youtube';
import { readYouTubeLink, normalizeYouTubeLink } from '../../src/content/values/youtube-link';

const ID = 'dQw4w9WgXcQ';

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?list=PL123&v=${ID}&t=42s`,
  `https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?t=42&si=abc`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
  `https://www.youtube.com/shorts/${ID}?feature=share`,
  `https://www.youtube.com/live/${ID}`,
  `http://www.youtube.com/watch?v=${ID}`,
])('the id of a YouTube link is read: %s', (address) => {
  expect(youTubeId(address)).toBe(ID);
});

test.each([
  '',
  'rain',
  ID,
  'https://vimeo.com/12345678901',
  `https://youtube.com.evil.test/watch?v=${ID}`,
  `https://evil.test/youtube.com/watch?v=${ID}`,
  `https://www.youtube.com@evil.test/watch?v=${ID}`,
  `javascript:alert("https://youtu.be/${ID}")`,
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=far-too-long-for-an-id',
  'https://www.youtube.com/watch?v="onload="x1',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/playlist?list=PL1234567890',
  'https://youtu.be/',
  'https://www.youtube.com/embed/videoseries?list=PL1234567890',
  'https://www.youtube.com/embed/live_stream?channel=UC1234567890',
])('any other address has no id: %s', (address) => {
  expect(youTubeId(address)).toBeNull();
});

test('the addresses of player and thumbnails are made from the id', () => {
  expect(playerUrl(ID)).toBe(`https://www.youtube-nocookie.com/embed/${ID}?autoplay=1`);
  expect(thumbnailUrls(ID)[0]).toBe(`https://i.ytimg.com/vi/${ID}/maxresdefault.jpg`);
  expect(thumbnailUrls(ID)).toHaveLength(4);
});

const WATCH = `https://www.youtube.com/watch?v=${ID}`;

test.each([
  [`https://studio.youtube.com/video/${ID}/edit`, WATCH],
  [`https://studio.youtube.com/video/${ID}/analytics/tab-overview/period-default`, WATCH],
  [`https://music.youtube.com/watch?v=${ID}&list=RDAMVM${ID}`, WATCH],
  [`https://youtube-nocookie.com/embed/${ID}`, WATCH],
  [`https://www.youtube.com/v/${ID}?version=3`, WATCH],
  [`https://www.youtube.com/e/${ID}`, WATCH],
  [`https://i.ytimg.com.example/vi/${ID}/x.jpg ${WATCH}`, WATCH],
  [`${WATCH}?si=AbCdEf`, WATCH],
  [`${WATCH}?t=42`, `${WATCH}&t=42s`],
  [`${WATCH}#t=1m30s`, `${WATCH}&t=90s`],
  [`https://www.youtu.be/${ID}&t=42`, `${WATCH}&t=42s`],
  [
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/${ID}?si=x&amp;start=42" title="Rain" allow="autoplay; web-share" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>`,
    `https://www.youtube.com/embed/${ID}?si=x&start=42`,
  ],
  [
    `<iframe src='//www.youtube-nocookie.com/embed/${ID}'>`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
  ],
  [`Rain | Official Trailer\nhttps://youtu.be/${ID}`, `https://youtu.be/${ID}`],
  [`മഴ – ട്രെയിലർ: youtu.be/${ID}.`, `https://youtu.be/${ID}`],
  [`Trailer (https://youtu.be/${ID}?t=42), from 0:42`, `https://youtu.be/${ID}?t=42`],
  [`Trailer:${WATCH}`, WATCH],
  [`https://www.google.com/url?sa=t&url=${encodeURIComponent(WATCH)}&usg=x`, WATCH],
  [`https://www.google.co.in/url?q=${encodeURIComponent(`${WATCH}&t=42s`)}`, `${WATCH}&t=42s`],
  [
    `https://www.youtube.com/redirect?q=${encodeURIComponent(`https://youtu.be/${ID}`)}`,
    `https://youtu.be/${ID}`,
  ],
  [
    `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${ID}%26feature%3Dshare`,
    `${WATCH}&feature=share`,
  ],
  [`https://youtu.be/watch?v=${ID}`, WATCH],
  [`https://youtu.be/watch/${ID}?t=42`, `${WATCH}&t=42s`],
  [`https://youtu.be/?v=${ID}`, WATCH],
  [`https://youtu.be/embed/${ID}`, WATCH],
  [`https://youtu.be/shorts/${ID}`, `https://www.youtube.com/shorts/${ID}`],
  [`https://www.youtubekids.com/watch?v=${ID}&hl=en`, WATCH],
  [
    `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(WATCH)}&data=05%7C01%7C&sdata=x%3D&reserved=0`,
    WATCH,
  ],
  [
    `https://l.facebook.com/l.php?u=${encodeURIComponent(`https://youtu.be/${ID}?t=42`)}&h=AT`,
    `https://youtu.be/${ID}?t=42`,
  ],
  [`https://urldefense.com/v3/__https://youtu.be/${ID}__;!!Abc$`, `https://youtu.be/${ID}`],
  [`\u202ahttps://youtu.be/\u200e${ID}\u202c`, `https://youtu.be/${ID}`],
  [`https://www.you\u00adtube.com/watch?v=dQw4w\u2060${ID.slice(5)}`, WATCH],
  [`*https://youtu.be/${ID}*`, `https://youtu.be/${ID}`],
  [`_https://youtu.be/${ID}_`, `https://youtu.be/${ID}`],
  [`https://youtu.be/${ID}…`, `https://youtu.be/${ID}`],
  [`https://consent.youtube.com/m?continue=${encodeURIComponent(WATCH)}&gl=DE`, WATCH],
])('a pasted link or text is stored as a link to its video (product 7.4): %s', (text, stored) => {
  expect(normalizeYouTubeLink(text)).toBe(stored);
});

test.each([
  `${WATCH}&t=9`,
  `https://m.youtube.com/watch?list=PL123&v=${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `https://m.youtube.com/shorts/${ID}?feature=share`,
  `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
])('a stored link is unchanged: %s', (link) => {
  expect(normalizeYouTubeLink(link)).toBe(link);
});

test('a Short is recognized by its address, which is preserved in the stored link', () => {
  const short = `https://www.youtube.com/shorts/${ID}`;
  expect(isShortUrl(`https://m.youtube.com/shorts/${ID}?feature=share`)).toBe(true);
  expect(isShortUrl(`https://www.youtube.com/watch?v=${ID}&x=/shorts/`)).toBe(false);
  expect(normalizeYouTubeLink(`Teaser: ${short}, out now`)).toBe(short);
  expect(normalizeYouTubeLink(`music.youtube.com/shorts/${ID}`)).toBe(short);
});

test('the card of a Short has a portrait picture, unless its own picture is wide', () => {
  const videoUrl = `https://www.youtube.com/shorts/${ID}`;
  const picture = { src: 'https://nilavu.example/x.webp' };
  expect(hasPortraitCard({ videoUrl })).toBe(true);
  expect(hasPortraitCard({ videoUrl, picture })).toBe(true);
  expect(hasPortraitCard({ videoUrl, picture: { ...picture, width: 960, height: 1440 } })).toBe(
    true,
  );
  expect(hasPortraitCard({ videoUrl, picture: { ...picture, width: 1920, height: 1080 } })).toBe(
    false,
  );
  expect(hasPortraitCard({ videoUrl: WATCH })).toBe(false);
});

test('parts of a link that the rules refuse are not stored', () => {
  expect(normalizeYouTubeLink(`${WATCH}&x=a\\b`)).toBe(WATCH);
  expect(normalizeYouTubeLink(`${WATCH}&x=a?b`)).toBe(WATCH);
});

describe('a link without a video is refused with a message', () => {
  test.each([
    ['https://www.youtube.com/playlist?list=PL1234567890', 'a playlist'],
    ['youtube.com/embed/videoseries?list=PL1234567890', 'a playlist'],
    ['https://www.youtube.com/watch?list=PL1234567890', 'a playlist'],
    ['https://www.youtube.com/@nilavu-example', 'a channel'],
    ['Our channel: https://www.youtube.com/@nilavu-example/videos', 'a channel'],
    ['https://www.youtube.com/channel/UC1234567890', 'a channel'],
    ['https://www.youtube.com/clip/UgkxAbCdEf', 'a clip'],
    ['https://www.youtube.com/post/UgkxAbCdEf', 'a post'],
    ['https://www.youtube.com/results?search_query=rain', 'a list of videos'],
  ])('%s', (text, what) => {
    const { link, problem } = readYouTubeLink(text);
    expect(link).toBeNull();
    expect(problem).toMatch(new RegExp(`leads to ${what}.*no video.*copy the link`));
  });

  test('for two videos in one text, the message says that there are several', () => {
    const other = 'https://youtu.be/abcdefghijk';
    expect(readYouTubeLink(`${WATCH} ${other}`).problem).toContain('several videos');
  });

  test.each(['rain', ID, 'https://vimeo.com/1', `https://evil.test/youtube.com/watch?v=${ID}`])(
    'for %s, the message says that it is not a link to a YouTube video',
    (text) => {
      expect(readYouTubeLink(text).problem).toContain('no link to a YouTube video');
    },
  );
});

describe('the start time of a link is read in whole seconds', () => {
  test.each([
    [`${WATCH}&t=42`, 42],
    [`${WATCH}&t=42s&list=PL1`, 42],
    [`https://youtu.be/${ID}?t=1m30s`, 90],
    [`https://youtu.be/${ID}?si=x&t=1h2m3s`, 3723],
    [`https://www.youtube.com/embed/${ID}?start=42`, 42],
    [`${WATCH}#t=2m`, 120],
    [`${WATCH}&t=soon`, 0],
    [`${WATCH}&t=1:30`, 0],
    [`${WATCH}&part=42`, 0],
    [WATCH, 0],
  ])('%s', (address, start) => {
    expect(youTubeStart(address)).toBe(start);
  });

  test('and is part of the addresses of the player and of the page', () => {
    expect(playerUrl(ID, 42)).toBe(`${playerUrl(ID)}&start=42`);
    expect(watchUrl(ID, 42)).toBe(`${WATCH}&t=42s`);
  });
});
