// product 33.7.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../../../tools/development/project';
import {
  demoFieldsIn,
  originIn,
  shortNameOf,
  withFields,
} from '../../../tools/go-live/setup/company';

const DEMO_TEXT = `export const site = {
  origin: 'https://nilavu.example',
  name: 'Nilavu Pictures',
  tagline: 'Films made after dark, from Kochi.',
} as const;
export const SHORT_NAME = 'Nilavu';
`;

test('each field of the demo company is found, and the address of the site', () => {
  expect(demoFieldsIn(DEMO_TEXT)).toEqual(['origin', 'name', 'tagline', 'shortName']);
  expect(originIn(DEMO_TEXT)).toBe('https://nilavu.example');
});

test('the fields in src/company/site.ts are found and replaced', () => {
  const text = readFileSync(path.join(PROJECT_FOLDER, 'src/company/site.ts'), 'utf8');
  const changed = withFields(text, { origin: 'https://a.example', name: 'A', shortName: 'B' });
  expect(originIn(changed)).toBe('https://a.example');
  expect(changed).toContain("name: 'A',");
  expect(changed).toContain("SHORT_NAME = 'B';");
});

test('only fields with the values of the demo are reported as demo fields', () => {
  const text = withFields(DEMO_TEXT, { name: 'Luna', shortName: 'Luna' });
  expect(demoFieldsIn(text)).toEqual(['origin', 'tagline']);
});

test.each([`It's "us"`, String.raw`a\b`, 'Plain', '$&'])(
  'the name %s is escaped so that it is read again unchanged',
  (name) => {
    const [, written] = /name: (.+),/.exec(withFields(DEMO_TEXT, { name })) ?? [];
    expect(new Function(`return ${written}`)()).toBe(name);
  },
);

test('the label of the icon is the name if it is short, otherwise its first word', () => {
  expect(shortNameOf('Luna Films')).toBe('Luna Films');
  expect(shortNameOf('Luna Motion Pictures')).toBe('Luna');
});
