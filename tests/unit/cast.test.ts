// product 5.17.
import { expect, test } from 'vitest';
import { creditsOf } from '../../src/content/values/cast';

test.each([
  ['a name', 'Ravi Menon', [{ name: 'Ravi Menon' }]],
  ['several names', ' Ravi Menon ,Leela Das,', [{ name: 'Ravi Menon' }, { name: 'Leela Das' }]],
  [
    'roles in both forms',
    'Ravi Menon as Kunju, Leela Das (The widow), Biju',
    [
      { name: 'Ravi Menon', role: 'Kunju' },
      { name: 'Leela Das', role: 'The widow' },
      { name: 'Biju' },
    ],
  ],
  ['"as" in brackets', 'Ravi Menon (as Kunju)', [{ name: 'Ravi Menon', role: 'Kunju' }]],
  [
    'a comma in brackets',
    'Ravi (Doctor, retired), Leela',
    [{ name: 'Ravi', role: 'Doctor, retired' }, { name: 'Leela' }],
  ],
  ['brackets in a role', 'Leela as Ammu (young)', [{ name: 'Leela', role: 'Ammu (young)' }]],
  [
    'Malayalam',
    'സരസ്വതി തരകൻ as ത്രേസ്യാമ്മ, ബിജു കല്ലറ (വർഗീസ്), ചിത്ര',
    [
      { name: 'സരസ്വതി തരകൻ', role: 'ത്രേസ്യാമ്മ' },
      { name: 'ബിജു കല്ലറ', role: 'വർഗീസ്' },
      { name: 'ചിത്ര' },
    ],
  ],
  [
    'a name that contains "as"',
    'Jasmin Das, Asif Ali',
    [{ name: 'Jasmin Das' }, { name: 'Asif Ali' }],
  ],
  ['a suffix and a role', 'Ravi Nair, Jr. as Kunju', [{ name: 'Ravi Nair, Jr.', role: 'Kunju' }]],
  ['capitals behind one name', 'Sheela, XYZ', [{ name: 'Sheela' }, { name: 'XYZ' }]],
  [
    'letters by which somebody is known',
    'A.R. Rahman, ARR, N.T. Rama Rao, NTR, M.G.R.',
    [
      { name: 'A.R. Rahman' },
      { name: 'ARR' },
      { name: 'N.T. Rama Rao' },
      { name: 'NTR' },
      { name: 'M.G.R.' },
    ],
  ],
  ['a name that a guild has, too', 'Ravi Nair, Ace', [{ name: 'Ravi Nair' }, { name: 'Ace' }]],
  ['a list in capitals', 'RAVI NAIR, ANU', [{ name: 'RAVI NAIR' }, { name: 'ANU' }]],
])('%s: "%s"', (_, text, credits) => expect(creditsOf(text)).toEqual(credits));

test.each([
  'Ravi Nair, Jr.',
  'Madhu Das, ISC',
  'S. Pillai, M.D.',
  'Anu, II',
  'മധു ദാസ്, ISC',
  'A. Roy, Ph.D., XYZ',
  'A. Roy, Ph. D.',
  'Anu Das, BSC ASC',
  'Anu Das, BSC, ASC',
  'Anu Das, B.Tech.',
  'Ravi Nair, I.A.S.',
  'Ravi, Sr',
])('a suffix, a degree or a guild is part of the name before it: %s', (name) =>
  expect(creditsOf(`${name}, Leela`)).toEqual([{ name }, { name: 'Leela' }]),
);

test.each([
  ['an open bracket', 'Ravi Menon (Kunju, Leela Das'],
  ['empty brackets', 'Ravi Menon ()'],
  ['a role alone', '(Kunju), Leela Das'],
  ['"and"', 'Ravi Menon and Leela Das'],
  ['an ampersand', 'Ravi Menon & Leela Das'],
  ['semicolons', 'Ravi Menon; Leela Das'],
  ['lines', 'Ravi Menon\nLeela Das'],
  ['a heading', 'Cast: Ravi Menon, Leela Das'],
  ['a sentence', 'With the people of Vypin who have never stood before a camera in their lives'],
  ['no letter', '—, ?'],
  ['nothing', ' '],
  ['more characters than any form takes', 'Ravi Menon, '.repeat(200)],
])('a text with %s is no list of people', (_, text) => expect(creditsOf(text)).toBeNull());

test.each([
  ['a name of 60 letters', 'N'.repeat(60), 1],
  ['one of 61, which is no name', 'N'.repeat(61), undefined],
  ['a text of 2,000 characters', 'Leela,'.repeat(400).slice(0, 2000), 334],
  ['one of 2,001, which is shown as it is', 'Leela,'.repeat(400).slice(0, 2001), undefined],
])('%s', (_case, text, people) => {
  expect(creditsOf(text)?.length).toBe(people);
});
