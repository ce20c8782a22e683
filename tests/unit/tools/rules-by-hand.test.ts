// product 20.3.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { KINDS } from '../../../src/content/kinds';
import { ADDRESS_LENGTH } from '../../../src/content/values/movie-address';
import { SEARCH_PARTS_MAX } from '../../../src/content/search/search-columns';
import {
  ANNOUNCEMENTS_MAX,
  ARCHIVED_AT_ONCE,
  OPEN_FORMS_READ,
  RECORD_TITLE_LENGTH,
} from '../../../src/shared/admin-limits';
import { DAY_MS } from '../../../src/shared/day';
import { DUE_MAX } from '../../../src/shared/limits';
import { LINK_DAYS } from '../../../src/store/documents/preview-link';
import { FILES_KEPT_DAYS, REVISION_DAYS } from '../../../src/store/documents/revision';
import { MESSAGE_TRASH_DAYS, TRASH_DAYS } from '../../../src/store/documents/trash';
import {
  EMAIL_LENGTH,
  FRESH_SIGN_IN_MS,
  NAME_LENGTH,
  TEAM_MAX,
} from '../../../src/store/team/team';
import { RECORD_NAMES } from '../../../src/store/write/records';
import { PROJECT_FOLDER } from '../../../tools/development/project';

const RULES = readFileSync(path.join(PROJECT_FOLDER, 'firestore.rules'), 'utf8')
  .replace(/ {4}\/\/ -+ Generated from [^]* End of what is generated .*\n/, '')
  .replace(/\/\/.*/g, '');

/** The text from a beginning to the end of that block or function. */
function partOf(beginning: string): string {
  const from = RULES.indexOf(beginning);
  const indent = / *$/.exec(RULES.slice(0, from))?.[0] ?? '';
  return from < 0 ? '' : RULES.slice(from, RULES.indexOf(`\n${indent}}\n`, from));
}

const [upcoming, released] = KINDS.movie.place.names ?? [];

/** What the site and a part of the rules that is written by hand both say. */
const SHARED: readonly (readonly [part: string, text: string])[] = [
  ['match /unpublished/{id} {', `allow list: if isPage(${DUE_MAX})`],
  ['match /previews/{link} {', `isCount(after().days, ${LINK_DAYS.at(-1)})`],
  ['function hasRoom(', `after().size() <= ${ANNOUNCEMENTS_MAX};`],
  ['function areArchived(', `gone.size() <= ${ARCHIVED_AT_ONCE}\n`],
  ['match /Movies/{status}/Movies/{movie} {', `status in ['${upcoming}', '${released}']`],
  ['match /Movies/{status}/Movies/{movie} {', `isPage(${KINDS.movie.page})`],
  ['function isAddress(', `[a-z0-9][a-z0-9-]{1,${ADDRESS_LENGTH - 2}}[a-z0-9]`],
  ['function isDeletedDocument(', `'days', ${TRASH_DAYS}) == `],
  ['function isDeletedDocument(', ` ? ${MESSAGE_TRASH_DAYS} : ${TRASH_DAYS})`],
  ['match /trash/{id} {', `data.get('days', ${TRASH_DAYS}), 'd')`],
  ['match /revisions/{id} {', `'expired' && isOlderThan(${FILES_KEPT_DAYS})`],
  ['match /revisions/{id} {', `allow delete: if (isGone() || isOlderThan(${REVISION_DAYS})`],
  ['match /deeds/{id} {', `isText(after().title, ${RECORD_TITLE_LENGTH})`],
  ['match /deeds/{id} {', `duration.value(${REVISION_DAYS}, 'd')`],
  ['match /openForms/{id} {', `isPage(${OPEN_FORMS_READ})`],
  ['match /search/{document} {', `document.matches('[0-${SEARCH_PARTS_MAX - 1}]')`],
  ['match /search/{document} {', `isCount(after().parts, ${SEARCH_PARTS_MAX})`],
  ['match /errorCounts/{day} {', `request.time.toMillis() / ${DAY_MS})`],
  ['match /users/{user} {', `<= ${FRESH_SIGN_IN_MS}`],
  ['match /users/{user} {', `isFilled(value, ${NAME_LENGTH})`],
  ['match /users/{user} {', `after().email.size() <= ${EMAIL_LENGTH}`],
  ['match /users/{user} {', `isPage(${TEAM_MAX})`],
];

test.each(SHARED)(
  'the hand-written rules have the same limit as the site: in %s, %s',
  (part, text) => {
    expect(partOf(part)).toContain(text);
  },
);

test('the rules allow exactly the names of recorded actions', () => {
  const names = partOf('match /deeds/{id} {').matchAll(/data\.did (?:==|in) (\[[^\]]*\]|'\w+')/g);
  const known = [...names].flatMap(([, list = '']) => list.match(/\w+/g) ?? []);
  expect(known.toSorted()).toEqual(RECORD_NAMES.toSorted());
});

/** Numbers that no other file has: bounds against what the site never writes. */
const OF_RULES_ALONE = [
  // An end that is none is in this year.
  '9999',
  '9999',
  '9999',
  // Minutes that the clock of an announcement may be ahead.
  '10',
  '100000',
  // Years of the archive.
  '200',
  '1000',
  '1000000',
  // Milliseconds of a second.
  '1000',
  // Errors that are counted in a day.
  '1000',
];

test('each other number in the hand-written rules is listed as one that no other file has', () => {
  const rest = SHARED.reduce((rules, [, text]) => rules.replaceAll(text, ''), RULES);
  const numbers = rest.replace(/'[^'\n]*'/g, '').match(/(?<![\w.[])\d{2,}\b/g) ?? [];
  expect(numbers.toSorted()).toEqual(OF_RULES_ALONE.toSorted());
});
