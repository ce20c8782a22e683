import { text } from './builders';

/** What a field takes and what it does not, each value under the words that describe it. */
export interface Values {
  readonly allowed: Readonly<Record<string, unknown>>;
  readonly denied: Readonly<Record<string, unknown>>;
}

const notAText = {
  'a number': 7,
  'nothing (null)': null,
  true: true,
  'a list': ['text'],
  'a map': { text: 'text' },
};

export const textUpTo = (max: number): Values => ({
  allowed: { 'no text': '', [`${max} characters`]: text(max), markup: '<b>=cmd()</b>\u202e\u0000' },
  denied: { ...notAText, [`${max + 1} characters`]: text(max + 1) },
});

export const filledTextUpTo = (max: number): Values => ({
  allowed: {
    'one character': 'ക',
    [`${max} characters`]: text(max),
    'an emoji between blanks and line ends': ' \n\u00a0🌙\r\n ',
  },
  denied: {
    ...notAText,
    'no text': '',
    'blanks only': ' \t\r\n ',
    'wide and no-break spaces only': '\u00a0\u3000\u2003',
    [`${max + 1} characters`]: text(max + 1),
  },
});

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
