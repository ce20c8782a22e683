import type { AnyKind } from '../../../src/content/base/define-kind';
import { messages, names, searchColumns, settings } from './documents';
import { kindRules, expectFits, folders, isPlain, places } from './places';
import { days, pictureDetails } from './values';
import { lines } from './text';
import { validators, validatorsByKind } from './checks';

const marker = (text: string) => lines(`// ---- ${text} `.padEnd(95, '-'));

const BEGIN = marker('Generated from src/content by npm run rules; change src/content and run it');
const END = marker('End of what is generated from src/content by npm run rules');

export const RULES_FILES = ['firestore.rules', 'storage.rules'] as const;
export type RulesFile = (typeof RULES_FILES)[number];

const GENERATED: Readonly<Record<RulesFile, (kinds: readonly AnyKind[]) => readonly string[]>> = {
  'firestore.rules': (kinds) => [
    lines(
      '// What each kind of entry has to have and may hold, whether it is published or not. Fields are',
      '// checked in place, as a call for each would cost a third more; and what mostly holds is asked',
      '// before whether the field has changed, which costs as much again.',
      '',
    ),
    pictureDetails(),
    days(),
    ...kinds.map(validators),
    validatorsByKind(kinds),
    places(kinds),
    ...kinds.filter(isPlain).map(kindRules),
    settings(),
    ...names(),
    messages(),
    searchColumns(),
  ],
  'storage.rules': (kinds) => kinds.flatMap(folders),
};

/**
 * Returns the text of a rules file with what follows from the kinds of content between its two markers.
 *
 * @throws Error if the markers are not there, or a kind does not fit what is written by hand
 */
export function withGenerated(file: RulesFile, text: string, kinds: readonly AnyKind[]): string {
  kinds.forEach(expectFits);
  const [before, rest] = text.split(`${BEGIN}\n`);
  const after = rest?.split(`${END}\n`)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`${file} lacks the lines between which is generated:\n${BEGIN}\n${END}`);
  }
  const parts = [`${BEGIN}\n`, ...GENERATED[file](kinds), `${END}\n`];
  return `${before}${parts.join('\n')}${after}`;
}
