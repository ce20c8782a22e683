import { fieldsIn } from '../../../src/content/base/define-kind';
import { limitOf, type AnyField } from '../../../src/content/base/field-types';
import { KINDS } from '../../../src/content/kinds';
import { linkOfBanner, webUrl, youTubeUrl } from './addresses';
import { aPicture, imageUrl, imageUrlOf, stored, written } from './builders';
import { testCorrecting, testField } from './fields';
import { imageUrlUpTo } from './image-urls';
import { DOCUMENTS, type OneOfKind } from './kinds';
import { aFewPictures, backdrops, pictures } from './pictures';
import {
  countUpTo,
  dateTextUpTo,
  filledTextUpTo,
  isoDay,
  movieId,
  oneOf,
  textUpTo,
  timeOfDay,
  type Values,
} from './values';

/** The maximum length of the URL of a stored file. */
const FILE_MAX = 1024;

const email: Values = {
  allowed: { 'an address': 'hello@nilavu.test', '254 characters': `a@${'b'.repeat(252)}` },
  denied: {
    '255 characters': `a@${'b'.repeat(253)}`,
    'no text': '',
    'no @': 'hello',
    'nothing before it': '@nilavu.test',
    'nothing after it': 'hello@',
    'two of them': 'a@b@c',
    'a blank before it': ' anu@example.com',
    'a blank behind it': 'anu@example.com ',
    'a blank': 'hello @nilavu.test',
    'a blank in the host': 'hello@nilavu test',
    'an invisible character': 'he\u200Bllo@nilavu.test',
    'an invisible character in the host': 'hello@nila\u200Bvu.test',
    'a list of it': ['hello@nilavu.test'],
    'nothing (null)': null,
  },
};
const img = imageUrl('settings/a-abc123def456.webp');
const ownPictures: Values = {
  allowed: {
    'an address alone': { img },
    'a full picture': { img, picture: aPicture() },
    'an address of 1024 characters': { img: imageUrlOf(1024) },
  },
  denied: {
    'no address': { picture: aPicture() },
    'an address of another host': { img: 'https://evil.example/a.webp' },
    'an unknown field': { img, Other: 1 },
    'an unknown field in its details': { img, picture: { Other: 1 } },
    'an address of 1025 characters': { img: imageUrlOf(1025) },
    'no map': img,
    'nothing (null)': null,
  },
};
export function valuesOf(field: AnyField): Values {
  const { type, required, options = [], whenAdded } = field;
  const max = limitOf(field);
  switch (type) {
    case 'text':
    case 'long text':
    case 'lines':
    case 'map place':
    case 'outdated translations':
      return required ? filledTextUpTo(max) : textUpTo(max);
    case 'date':
      return dateTextUpTo(max);
    case 'day':
      return isoDay;
    case 'time':
      return timeOfDay;
    case 'number':
      return countUpTo(max);
    case 'choice':
      return oneOf(...options);
    case 'yes or no':
      // The other value is only allowed in a later edit.
      return whenAdded
        ? { ...oneOf('yes', 'no'), allowed: { [whenAdded]: whenAdded } }
        : oneOf('yes', 'no');
    case 'reference':
      return movieId;
    case 'web address':
      return webUrl;
    case 'link':
      return linkOfBanner;
    case 'YouTube link':
      return youTubeUrl;
    case 'email':
      return email;
    case 'own picture':
      return ownPictures;
    case 'wide picture':
      return backdrops;
    case 'picture':
      return imageUrlUpTo(FILE_MAX);
  }
}

/**
 * Returns a key for fields that the rules check alike: the first field with a key, of all kinds, is
 * tested with every value. Movies, which have the most fields and cost the most, are the last kind.
 */
const check = ({ type, required }: AnyField) =>
  /^(text|long text|lines)$/.test(type) ? `text, ${required}` : type;

const FIRST = new Map<string, AnyField>();
for (const { kind } of DOCUMENTS.toReversed()) {
  for (const [, field] of fieldsIn(KINDS[kind])) {
    if (!FIRST.has(check(field))) FIRST.set(check(field), field);
  }
}

/** Tests the values of each field of a kind, derived from its facts. */
export function testFieldsOf({ kind, path, least, full }: OneOfKind): void {
  // No form writes it, so the full entry does not have it.
  const outdated = Object.fromEntries(
    fieldsIn(KINDS[kind])
      .filter(([, { type }]) => type === 'outdated translations')
      .map(([name]) => [name, 'title_ml:1x8f3k']),
  );
  const entity = {
    collection: path.slice(0, path.lastIndexOf('/')),
    bare: () => written(least),
    fresh: () => written({ ...full, ...outdated }),
    old: () => stored(full),
  };
  for (const [name, field] of fieldsIn(KINDS[kind])) {
    const { type, stored: as = name, required = false, whenAdded, older } = field;
    const isFirst = FIRST.get(check(field)) === field;
    testField(entity, as, valuesOf(field), {
      required: required || whenAdded !== undefined,
      isKept: type === 'yes or no',
      inFull: isFirst,
    });
    if (older) testField(entity, older.name, textUpTo(older.max));
    if (type === 'picture') testField(entity, 'picture', isFirst ? pictures : aFewPictures);
  }
  testCorrecting(entity);
}
