import { Bytes, deleteField, GeoPoint, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import {
  codeOf,
  HIDDEN_CHARACTERS,
  INVISIBLE_CHARACTERS,
  PLAIN_CHARACTERS,
  VISIBLE_CHARACTERS,
} from '../../support/characters';
import { text } from './builders';

/** The values that a field accepts and refuses, by their descriptions. */
export interface Values {
  readonly allowed: Readonly<Record<string, unknown>>;
  readonly denied: Readonly<Record<string, unknown>>;
  /**
   * Whether several fields have this type, which one function of the rules checks: only one field
   * is tested with all values.
   */
  readonly isOfMany?: true;
}

const TELLING = /^(\d+( characters)?|no text|nothing \(null\)|a script|another host|another word)$/;

const fewOfThem = (values: Readonly<Record<string, unknown>>) => {
  const entries = Object.entries(values);
  const telling = entries.filter(([name]) => TELLING.test(name));
  return Object.fromEntries(telling.length > 0 ? telling : entries.slice(0, 1));
};

/**
 * Returns the values that identify a field's type and limit: the longest one, one that is longer,
 * and some of other types.
 */
export const fewOf = ({ allowed, denied }: Values): Values => ({
  allowed: fewOfThem(allowed),
  denied: fewOfThem(denied),
});

const notAText: Readonly<Record<string, unknown>> = {
  'a time': new Date('2026-01-01'),
  bytes: Bytes.fromUint8Array(Uint8Array.of(97)),
  'a place': new GeoPoint(1, 2),
  'a number': 7,
  'nothing (null)': null,
  true: true,
  'a list': ['text'],
  'a map': { text: 'text' },
};

const named = (characters: readonly string[], around = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(
    characters.map((character) => [codeOf(character), `${around}${character}${around}`]),
  );

export const textUpTo = (max: number): Values => ({
  isOfMany: true,
  allowed: { 'no text': '', [`${max} characters`]: text(max), markup: '<b>=cmd()</b>\u202e\u0000' },
  denied: { ...notAText, [`${max + 1} characters`]: text(max + 1) },
});

export const filledTextUpTo = (max: number): Values => ({
  isOfMany: true,
  allowed: {
    'one character': 'ക',
    [`${max} characters`]: text(max),
    'an emoji between blanks and line ends': ' \n\u00a0🌙\r\n ',
    ...named(VISIBLE_CHARACTERS),
  },
  denied: {
    ...notAText,
    'no text': '',
    'blanks only': ' \t\r\n ',
    'invisible characters only': INVISIBLE_CHARACTERS.join(''),
    ...named(INVISIBLE_CHARACTERS),
    [`${max + 1} characters`]: text(max + 1),
  },
});

export const lineUpTo = (max: number): Values => ({
  allowed: {
    'no text': '',
    [`${max} characters`]: text(max),
    markup: '<b>=cmd()</b>',
    'a vowel sign with its joiner': 'ന്\u200D',
    ...named(PLAIN_CHARACTERS, 'a'),
  },
  denied: {
    ...notAText,
    'a line end before it': '\na',
    'a line end behind it': 'a\n',
    [`${max + 1} characters`]: text(max + 1),
    ...named(HIDDEN_CHARACTERS, 'a'),
  },
});

export const filledLineUpTo = (max: number): Values => {
  const filled = filledTextUpTo(max).denied;
  const { 'no text': _, ...allowed } = lineUpTo(max).allowed;
  return { allowed, denied: { ...filled, ...lineUpTo(max).denied } };
};

export const countUpTo = (max: number): Values => ({
  isOfMany: true,
  allowed: { '1': 1, [String(max)]: max },
  denied: {
    '0': 0,
    'a negative number': -1,
    [String(max + 1)]: max + 1,
    'a fraction': 1.5,
    'a text': '90',
    'nothing (null)': null,
    'not a number': NaN,
  },
});

export const oneOf = (...values: readonly string[]): Values => ({
  allowed: Object.fromEntries(values.map((value) => [value, value])),
  denied: {
    'another word': 'Other',
    ...Object.fromEntries(values.map((value) => [`${value} in capitals`, value.toUpperCase()])),
    'no text': '',
    'a list of it': [values[0]],
    'nothing (null)': null,
  },
});

const inYear = (ahead: number, day: string) => `${new Date().getUTCFullYear() + ahead}-${day}`;

/** Days in years that no film or event can have (product 10.18), or that do not exist. */
const impossibleDays = {
  'the year 26': '0026-12-18',
  'the last day before the first films': '1894-12-31',
  'a day in eleven years': inYear(11, '01-01'),
  'the ninth of a year to come': '9999-09-09',
  'a year of six digits': '202612-12-18',
  '31 June': '2026-06-31',
  '30 February': '2026-02-30',
};

/** A day, such as 2026-12-18. */
export const isoDay: Values = {
  isOfMany: true,
  allowed: {
    'the last day of a year': '2026-12-31',
    'the first day of a year': '2027-01-01',
    'the 10th of October': '2026-10-10',
    'the 29th of September': '2026-09-29',
    'the 30th of November': '2026-11-30',
    'the 31st of July': '2026-07-31',
    'the 29th of February': '2028-02-29',
    'the last day in ten years': inYear(10, '12-31'),
  },
  denied: {
    ...notAText,
    ...impossibleDays,
    'no text': '',
    'a month alone': '2026-12',
    'a year alone': '2026',
    'a written date': '18 December 2026',
    'a day before its month': '18-12-2026',
    'a time behind it': '2026-12-18T18:30',
    'a line end behind it': '2026-12-18\n',
    'a blank before it': ' 2026-12-18',
    'a year of five digits': '12026-12-18',
    'a year of three digits': '026-12-18',
    'a year with a letter': '202x-12-18',
    'a year with a line': '202_-12-18',
    'a year with a hyphen': '-026-12-18',
    'other digits': '२०२६-12-18',
    slashes: '2026/12/18',
    'no hyphens': '20261218',
    'month 00': '2026-00-18',
    'month 13': '2026-13-18',
    'month 20': '2026-20-18',
    'a month of one digit': '2026-9-18',
    'a month with a letter': '2026-0x-18',
    'a month with a line': '2026-0_-18',
    'a month with a hyphen': '2026-0--18',
    'a late month with a line': '2026-1_-18',
    'a late month with a hyphen': '2026-1--18',
    'day 00': '2026-12-00',
    'day 32': '2026-12-32',
    'day 40': '2026-12-40',
    'a day of one digit': '2026-12-8',
    'a day with a letter': '2026-12-1x',
    'an early day with a line': '2026-12-0_',
    'an early day with a hyphen': '2026-12-0-',
    'a day with a line': '2026-12-1_',
    'a day with a hyphen': '2026-12-1-',
    'a day behind a line': '2026-12-_1',
    'a day behind a hyphen': '2026-12--1',
    'a late day with a line': '2026-12-3_',
    'a late day with a hyphen': '2026-12-3-',
  },
};

/** A text that is a day, or any text that is not in the format of a day. */
export function dateTextUpTo(max: number): Values {
  const texts = textUpTo(max);
  return {
    ...texts,
    allowed: {
      ...texts.allowed,
      'a day': '2026-12-18',
      'a month alone': '2026-12',
      'two years': '2026-2027',
      'the first day of the first films': '1895-01-01',
      'the last day in ten years': inYear(10, '12-31'),
    },
    denied: { ...texts.denied, ...impossibleDays, 'a day of one digit': '2026-12-8' },
  };
}

/** A time of day, such as 18:30, or no text. */
export const timeOfDay: Values = {
  isOfMany: true,
  allowed: {
    'no text': '',
    midnight: '00:00',
    'the last minute': '23:59',
    '09:09': '09:09',
    '10:10': '10:10',
    '19:59': '19:59',
    '20:00': '20:00',
  },
  denied: {
    ...notAText,
    '24:00': '24:00',
    '30:00': '30:00',
    '18:60': '18:60',
    'one digit of an hour': '9:30',
    'one digit of a minute': '18:3',
    'an hour alone': '18',
    'an hour and a colon': '18:',
    seconds: '18:30:00',
    'a dot': '18.30',
    'no colon': '1830',
    'the other half of the day': '6:30 pm',
    'half of a day behind it': '06:30 pm',
    'a line end behind it': '18:30\n',
    'a blank': ' ',
    'a blank before it': ' 18:30',
    'twice a time': '18:3018:30',
    'an hour with a letter': '1x:30',
    'an hour with a line': '1_:30',
    'an hour with a hyphen': '1-:30',
    'an hour behind a line': '_1:30',
    'an hour behind a hyphen': '-1:30',
    'an hour after twenty with a line': '2_:30',
    'an hour after twenty with a hyphen': '2-:30',
    'a minute with a line': '18:3_',
    'a minute with a hyphen': '18:3-',
    'a minute behind a line': '18:_3',
    'a minute behind a hyphen': '18:-3',
    'other digits': '१८:३०',
  },
};

/** The id of an entry's movie. */
export const movieId: Values = {
  isOfMany: true,
  allowed: {
    'an id': 'thirayude-veedu',
    'one character': 'x',
    'an id that the console made': 'nLv01ThrVd0xYzAbCdEf',
    '100 characters': 'x'.repeat(100),
    '100 letters of Malayalam': text(100),
  },
  denied: {
    '101 characters': 'x'.repeat(101),
    'no text': '',
    'a path': 'Movies/Upcoming',
    'a slash alone': '/',
    ...notAText,
  },
};

/** A position in the order: any time that is not in the future. */
export const places: Values = {
  allowed: {
    'the time of the server': serverTimestamp(),
    'a time in the past': Timestamp.fromMillis(1),
    'a minute ago': Timestamp.fromMillis(Date.now() - 60_000),
  },
  denied: {
    'a time in the future': Timestamp.fromMillis(Date.now() + 86_400_000),
    'no time any more': deleteField(),
    'a text': '2026-01-01',
    'a number': 1,
    'nothing (null)': null,
  },
};
