// product 14.8b and 20.3.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type AnyKind, defineKind } from '../../../src/content/base/define-kind';
import { collection, fieldsOf } from '../../../src/content/base/place';
import { KINDS } from '../../../src/content/kinds';
import { PROJECT_FOLDER } from '../../../tools/development/project';
import { RULES_FILES, type RulesFile, withGenerated } from '../../../tools/build/rules/generate';
import { limitsFile } from '../../../tools/build/rules/limits';

const SHIPPED: readonly AnyKind[] = Object.values(KINDS);
const textOf = (file: RulesFile) => readFileSync(path.join(PROJECT_FOLDER, file), 'utf8');

test.each(RULES_FILES)('%s is as `npm run rules` generates it; otherwise run it', (file) => {
  expect(withGenerated(file, textOf(file), SHIPPED)).toBe(textOf(file));
});

test('/limits.json has the maximum length of each text in the forms', () => {
  expect(JSON.parse(limitsFile())).toMatchObject({
    event: { title: 150, title_ml: 150, description: 2000, alt: 200 },
    settings: { copyright: 200 },
  });
});

/** The rules with one more kind. */
const rulesWith = (file: RulesFile, kind: AnyKind) =>
  withGenerated(file, textOf(file), [...SHIPPED, kind]);
/** The block or function that begins like that, in one line. */
const partOf = (rules: string, beginning: string) => {
  const from = rules.indexOf(beginning);
  const part = from < 0 ? '' : rules.slice(from, rules.indexOf('\n    }\n', from));
  return part.replace(/\s+/g, ' ');
};

test('rules can be generated for a kind without picture, trash and next version that is ordered by hand', () => {
  const note = defineKind('note' as never, {
    place: collection('notes'),
    fields: { line: { type: 'text', max: 80 } },
    order: 'by hand',
    page: 10,
    file: 'notes',
    without: ['trash', 'next version'],
  });
  const rules = rulesWith('firestore.rules', note);
  for (const name of ['isNext', 'isTrashedFrom']) {
    expect(partOf(rules, `function ${name}(`)).not.toContain('note');
  }
  expect(partOf(rules, 'function isNewNote(')).toContain('return isValidNote(data, added, {});');
  const block = partOf(rules, 'match /notes/{note} {');
  expect(block).toContain("(isUnstampedOrNow() || isRelease('note:' + note))");
  expect(block).toContain('isGone() || isMove()');
  expect(block).not.toContain('isRestored');
  expect(rulesWith('storage.rules', note)).toBe(textOf('storage.rules'));
});

test.each([
  ['that idAt() would name differently', collection('people'), "makes 'people:' of 'people/'"],
  ['in the fields of a document', fieldsOf('site/people', { max: 100, bytes: 900_000 }), 'by hand'],
])('a kind %s is refused', (_, place, message) => {
  const person: AnyKind = { ...KINDS.video, name: 'person' as never, place };
  expect(() => rulesWith('firestore.rules', person)).toThrow(message);
});
