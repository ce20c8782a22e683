import { codeOf, FORBIDDEN_IN_ADDRESSES } from '../../support/characters';
import { aBackdrop, aPicture, imageUrl, imageUrlOf } from './builders';
import { atInvalidPort } from './image-urls';
import { countUpTo, fewOf, textUpTo, type Values } from './values';

const picture = (change: object) => ({ ...aPicture(), ...change });

const picturesWith = (
  field: string,
  { allowed, denied }: Values,
  of: (change: object) => object = picture,
): Values => {
  const among = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        `${name} as its ${field}`,
        of({ [field]: value }),
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
    'a letter beyond f': '#00000g',
    'a line among the digits': '#00000_',
    'a hyphen among the digits': '#00000-',
    'something before it': 'x#000000',
    'a character after it': '#000000x',
    'something after it': '#000000;x',
    'nothing (null)': null,
    'a number': 0,
  },
};

const focus: Values = {
  allowed: {
    'the lower left corner': '0% 100%',
    'the upper right corner': '100% 0%',
    '30% 70%': '30% 70%',
  },
  denied: {
    'one number': '30%',
    'more than 100 across': '101% 50%',
    'more than 100 down': '50% 101%',
    'a hyphen before the digit across': '-1% 50%',
    'a hyphen before the digit down': '50% -1%',
    'a line before the digit across': '_1% 50%',
    'a line before the digit down': '50% _1%',
    'no number across': '% 50%',
    'no number down': '50% %',
    'a fraction': '30.5% 50%',
    pixels: '30px 50px',
    'two blanks': '30%  50%',
    'something before it': 'x30% 50%',
    'a character after it': '30% 50%x',
    'something after it': '30% 50%;x',
    'nothing (null)': null,
    'a number': 30,
    'a list': ['30% 50%'],
  },
};

/** Returns values with each character that no address may contain. */
const withForbidden = (valueWith: (character: string) => unknown) =>
  Object.fromEntries(
    FORBIDDEN_IN_ADDRESSES.map((character) => [
      `${codeOf(character)} in the address`,
      valueWith(character),
    ]),
  );

const narrow = imageUrl('a-480.webp');
const sizes: Values = {
  allowed: {
    'no files': {},
    '480 alone': { 480: narrow },
    '1920 alone': { 1920: narrow },
  },
  denied: {
    'a fourth width': { 640: narrow },
    'another key': { Other: narrow },
    'a list': [narrow],
    'nothing (null)': null,
    'a character before the address': { 480: `x${narrow}` },
    ...withForbidden((character) => ({ 480: `${narrow}${character}y` })),
    'the emulator with a hyphen in its port': { 480: atInvalidPort(narrow) },
    'another host at 480': { 480: 'https://evil.example/a.webp' },
    'another host at 960': { 480: narrow, 960: 'https://evil.example/a.webp' },
    'nothing (null) at 1920': { 1920: null },
  },
};

const share: Values = {
  allowed: {
    'a stored file': imageUrl('a-1200.jpg'),
    'a stored file of another token': `${imageUrl('a-1200.jpg')}A_b`,
  },
  denied: {
    'a file without a dot': imageUrl('a-1200jpg'),
    'a line behind the file': imageUrl('a-1200.jpg').replace('?', '_'),
    'a hyphen behind the file': imageUrl('a-1200.jpg').replace('?', '-'),
    'a quote behind the address': `${imageUrl('a-1200.jpg')}"`,
    ...withForbidden((character) => imageUrl('a-1200.jpg').replace('a-', `a${character}-`)),
    'the emulator with a hyphen in its port': atInvalidPort(imageUrl('a-1200.jpg')),
    'a file of another host': 'https://evil.example/a-1200.jpg',
    'a WebP': imageUrl('a-1200.webp'),
    'a list': [imageUrl('a-1200.jpg')],
    'nothing (null)': null,
  },
};

/** Returns a picture whose URLs have this total length, including a blank between each two. */
const withFilesOf = (length: number) =>
  picture({
    sizes: { 480: imageUrlOf(320), 960: imageUrlOf(320), 1920: imageUrlOf(320) },
    share: imageUrlOf(320, 'a-1200.jpg'),
    share_ml: imageUrlOf(length - 4 * 321, 'b-1200.jpg'),
  });

export const pictures: Values = merged(
  {
    allowed: {
      'an empty picture': {},
      'a full picture': aPicture(),
      'addresses of 1600 characters': withFilesOf(1600),
    },
    denied: {
      'addresses of 1601 characters': withFilesOf(1601),
      'no map': imageUrl(),
      'nothing (null)': null,
      'a list': [aPicture()],
      'a picture with an unknown field': picture({ Other: '/x' }),
    },
  },
  picturesWith('alt', fewOf(textUpTo(200))),
  picturesWith('alt_ml', fewOf(textUpTo(200))),
  picturesWith('width', fewOf(countUpTo(20000))),
  picturesWith('height', fewOf(countUpTo(20000))),
  picturesWith('color', colour),
  picturesWith('focus', focus),
  picturesWith('sizes', sizes),
  picturesWith('share', share),
  picturesWith('share_ml', share),
);

const backdrop = (change: object) => ({ ...aBackdrop(), ...change });

const src: Values = {
  allowed: { 'a stored file': imageUrl('b.webp') },
  denied: {
    'a file of another host': 'https://evil.example/b.webp',
    'a list': [imageUrl('b.webp')],
    'nothing (null)': null,
  },
};

/** The picture behind the head of a movie's page. */
export const backdrops: Values = merged(
  {
    allowed: { 'a full picture': aBackdrop(), 'an address alone': { src: imageUrl('b.webp') } },
    denied: {
      'an empty picture': {},
      'no map': imageUrl(),
      'nothing (null)': null,
      'a list': [aBackdrop()],
      'a picture with an unknown field': backdrop({ Other: '/x' }),
    },
  },
  picturesWith('src', src, backdrop),
  picturesWith('width', fewOf(countUpTo(20000)), backdrop),
  picturesWith('sizes', sizes, backdrop),
);

/** Enough values to test that a field is a picture; images.test.ts tests all values. */
export const aFewPictures: Values = {
  allowed: { 'an empty picture': {}, 'a full picture': aPicture() },
  denied: {
    'nothing (null)': null,
    'a picture with an unknown field': picture({ Other: '/x' }),
    'a picture with a file of another host': picture({ sizes: { 480: 'https://evil.example/a' } }),
    'a picture with a WebP for links': picture({ share: imageUrl('a-1200.webp') }),
  },
};
