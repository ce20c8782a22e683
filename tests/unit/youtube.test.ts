// product 7.4, 7.5, 7.6.
import { describe, expect, test } from 'vitest';
import { playerUrl, thumbnailUrls, youTubeId } from '../../src/domain/entries/youtube';

const ID = 'dQw4w9WgXcQ';

describe('the id of a YouTube link is read', () => {
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
  ])('%s', (address) => {
    expect(youTubeId(address)).toBe(ID);
  });
});

describe('any other address has no id', () => {
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
  ])('%s', (address) => {
    expect(youTubeId(address)).toBeNull();
  });
});

test('the addresses of player and thumbnails are made from the id', () => {
  expect(playerUrl(ID)).toBe(`https://www.youtube-nocookie.com/embed/${ID}?autoplay=1`);
  expect(thumbnailUrls(ID)[0]).toBe(`https://i.ytimg.com/vi/${ID}/maxresdefault.jpg`);
  expect(thumbnailUrls(ID)).toHaveLength(4);
});
