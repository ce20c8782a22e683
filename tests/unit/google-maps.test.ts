// product 9.8.
import { expect, test } from 'vitest';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { mapEmbedUrl, mapLink } from '../../src/domain/text/google-maps';

test('the address of the map is allowed by the content security policy of Hosting', () => {
  const headers = firebaseConfig.hosting.headers.flatMap((entry) => entry.headers);
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  const frames = /frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  const url = mapEmbedUrl('Fort Kochi, Kochi, Kerala');
  expect(frames.filter((source) => url.startsWith(source))).toEqual([
    'https://www.google.com/maps/',
  ]);
});

test('the query is escaped in both addresses', () => {
  expect(mapEmbedUrl('Yahoo! & Co, Kochi?')).toContain('!1sYahoo%20%20%26%20Co%2C%20Kochi%3F!6i');
  expect(new URL(mapLink('A & B')).searchParams.get('query')).toBe('A & B');
});
