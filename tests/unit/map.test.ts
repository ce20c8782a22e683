import { expect, test } from 'vitest';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { mapEmbedUrl, mapLink } from '../../src/domain/map';

test('the framed map lies where the content policy of Hosting lets frames come from', () => {
  const headers = firebaseConfig.hosting.headers.flatMap((entry) => entry.headers);
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  const frames = /frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  const url = mapEmbedUrl('Fort Kochi, Kochi, Kerala');
  expect(frames.filter((source) => url.startsWith(source))).toEqual([
    'https://www.google.com/maps/',
  ]);
});

test('a place cannot break out of its field', () => {
  expect(mapEmbedUrl('Yahoo! & Co, Kochi?')).toContain('!1sYahoo%20%20%26%20Co%2C%20Kochi%3F!6i');
  expect(new URL(mapLink('A & B')).searchParams.get('query')).toBe('A & B');
});
