import { Bytes, deleteField, GeoPoint, serverTimestamp, Timestamp } from 'firebase/firestore';
import {
  codeOf,
  HIDDEN_CHARACTERS,
  INVISIBLE_CHARACTERS,
  PLAIN_CHARACTERS,
  VISIBLE_CHARACTERS,
} from '../../support/characters';
import { text } from './builders';

/** What a field accepts and what it refuses, each value under its description. */
export interface Values {
  readonly allowed: Readonly<Record<string, unknown>>;
  readonly denied: Readonly<Record<string, unknown>>;
}

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
  allowed: { 'no text': '', [`${max} characters`]: text(max), markup: '<b>=cmd()</b>\u202e\u0000' },
  denied: { ...notAText, [`${max + 1} characters`]: text(max + 1) },
});

export const filledTextUpTo = (max: number): Values => ({
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

/** The id of a movie that an entry belongs to. */
export const movieId: Values = {
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

/** A place among the others: any time that is not in the future. */
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
