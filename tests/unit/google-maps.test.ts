// product 9.8.
import { expect, test } from 'vitest';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { mapEmbedUrl, mapLink } from '../../src/shared/text/web-address';
import { readMapPlace } from '../../src/shared/text/map-place';

test('the address of the map is allowed by the content security policy of Hosting', () => {
  const headers = firebaseConfig.hosting.headers.flatMap((entry) => entry.headers);
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  const frames = /frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  const url = mapEmbedUrl('Fort Kochi, Kochi, Kerala', 'en');
  expect(frames.filter((source) => url.startsWith(source))).toEqual([
    'https://www.google.com/maps/',
  ]);
});

test('the query is escaped in both addresses', () => {
  expect(mapEmbedUrl('Yahoo! & Co, Kochi?', 'en')).toContain(
    '!1sYahoo%20%20%26%20Co%2C%20Kochi%3F!6i',
  );
  expect(new URL(mapLink('A & B')).searchParams.get('query')).toBe('A & B');
});

test('the map has its labels in the language of the page', () => {
  expect(mapEmbedUrl('Kochi', 'ml')).toMatch(/!3m1!1sml!5m1!1sml$/);
});

const MAPS = 'https://www.google.com/maps';

test.each([
  ['Fort Kochi, Kochi', 'Fort Kochi, Kochi'],
  [`${MAPS}/place/Fort+Kochi,+Kochi/@9.96,76.24,15z/data=!3m1!4b1`, 'Fort Kochi, Kochi'],
  [`${MAPS}/place/%E0%B4%95%E0%B5%8A%E0%B4%9A%E0%B5%8D%E0%B4%9A%E0%B4%BF/`, 'കൊച്ചി'],
  ['google.co.in/maps/place/Fort+Kochi', 'Fort Kochi'],
  [`${MAPS}/search/?api=1&query=Fort%20Kochi`, 'Fort Kochi'],
  [`${MAPS}/search/Fort+Kochi/`, 'Fort Kochi'],
  ['https://maps.google.com/?q=Fort+Kochi&z=16', 'Fort Kochi'],
  ['https://maps.google.com/maps?q=9.96,76.24', '9.96,76.24'],
  [`${MAPS}/dir/Ernakulam/Fort+Kochi/@9.96,76.24,15z/data=!4m2`, 'Fort Kochi'],
  [`${MAPS}/@9.9658,76.2421,15z`, '9.9658,76.2421'],
  ['geo:9.9658,76.2421?z=15', '9.9658,76.2421'],
  [
    `<iframe src="${MAPS}/embed?pb=!1m18!1m12!1m3!1d3929.1!2d76.24!3d9.96!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x3b08:0x1a2b!2sFort%20Kochi%2C%20Kochi!5e0!3m2!1sen!2sin!4v1700!5m2!1sen!2sin" width="600"></iframe>`,
    'Fort Kochi, Kochi',
  ],
  [
    `<iframe src="${MAPS}/embed?pb=!1m14!1m12!1m3!1d3929.1!2d76.24!3d9.96!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!5e0!3m2!1sen!2sin" width="600"></iframe>`,
    '9.96,76.24',
  ],
  [mapEmbedUrl('Fort Kochi', 'ml'), 'Fort Kochi'],
  ['Nilavu Pictures, Fort Kochi https://maps.app.goo.gl/AbCdEf', 'Nilavu Pictures, Fort Kochi'],
])('the place in a link or in embed code is recognized (product 27.11): %s', (text, place) => {
  expect(readMapPlace(text)).toEqual({ place });
});

test.each([
  ['https://maps.app.goo.gl/AbCdEf', /short link/],
  ['https://goo.gl/maps/AbCdEf', /short link/],
  ['https://www.google.com/maps', /names no place/],
  ['https://www.openstreetmap.org/#map=15/9.96/76.24', /no link of Google Maps/],
  ['https://google.com.evil.test/maps/place/Kochi', /no link of Google Maps/],
])('%s is refused with a hint on what to copy instead', (text, problem) => {
  const read = readMapPlace(text);
  expect(read.place).toBeNull();
  expect(read.problem).toMatch(problem);
  expect(read.problem).toContain('copy the name and the address');
});
