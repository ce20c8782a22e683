import { aPicture, imageUrl, imageUrlOf } from './builders';
import { countUpTo, textUpTo, type Values } from './values';

const picture = (change: object) => ({ ...aPicture(), ...change });

const picturesWith = (field: string, { allowed, denied }: Values): Values => {
  const among = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        `${name} as its ${field}`,
        picture({ [field]: value }),
      ]),
    );
  return { allowed: among(allowed), denied: among(denied) };
};

const merged = (...all: readonly Values[]): Values => ({
  allowed: Object.assign({}, ...all.map(({ allowed }) => allowed)),
  denied: Object.assign({}, ...all.map(({ denied }) => denied)),
});

const colour: Values = {
  allowed: { '#09afAF': '#09afAF' },
  denied: {
    'a name': 'red',
    'five digits': '#12345',
    'seven digits': '#1234567',
    'a letter too far': '#00000g',
    'something after it': '#000000;x',
    'nothing (null)': null,
    'a number': 0,
  },
};

const narrow = imageUrl('a-480.webp');
const sizes: Values = {
  allowed: {
    'no files': {},
    '480 alone': { 480: narrow },
    '512 characters': { 960: imageUrlOf(512) },
  },
  denied: {
    'a fourth width': { 640: narrow },
    'a list': [narrow],
    'nothing (null)': null,
    '513 characters at 480': { 480: imageUrlOf(513) },
    '513 characters at 960': { 960: imageUrlOf(513) },
    '513 characters at 1920': { 1920: imageUrlOf(513) },
    'another host at 480': { 480: 'https://evil.example/a.webp' },
    'another host at 960': { 480: narrow, 960: 'https://evil.example/a.webp' },
    'nothing (null) at 1920': { 1920: null },
  },
};

export const pictures: Values = merged(
  {
    allowed: { 'an empty picture': {}, 'a whole picture': aPicture() },
    denied: {
      'no map': imageUrl(),
      'nothing (null)': null,
      'a list': [aPicture()],
      'a picture with an unknown field': picture({ href: '/x' }),
    },
  },
  picturesWith('alt', textUpTo(200)),
  picturesWith('width', countUpTo(20000)),
  picturesWith('height', countUpTo(20000)),
  picturesWith('color', colour),
  picturesWith('sizes', sizes),
);

/** Enough to see that a field is a picture; movies.test.ts goes through every value of one. */
export const aFewPictures: Values = {
  allowed: { 'an empty picture': {}, 'a whole picture': aPicture() },
  denied: {
    'nothing (null)': null,
    'a picture with an unknown field': picture({ href: '/x' }),
    'a picture with a file of another host': picture({ sizes: { 480: 'https://evil.example/a' } }),
  },
};
