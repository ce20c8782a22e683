import type { AnyKind } from '../../../src/content/base/define-kind';
import { messageRules, namesRules, searchColumnRules, settingsRules } from './documents';
import {
  accessRules,
  assertFitsHandwrittenRules,
  folderRules,
  hasGeneratedAccess,
  placeRules,
} from './places';
import { dayRules, pictureRules } from './values';
import { indentedLines } from './text';
import { validatorRules, validatorRulesByKind } from './checks';

const marker = (text: string) => indentedLines(`// ---- ${text} `.padEnd(95, '-'));

const BEGIN = marker('Generated from src/content by npm run rules; change src/content and run it');
const END = marker('End of what is generated from src/content by npm run rules');

export const RULES_FILES = ['firestore.rules', 'storage.rules'] as const;
export type RulesFile = (typeof RULES_FILES)[number];

const GENERATED: Readonly<Record<RulesFile, (kinds: readonly AnyKind[]) => readonly string[]>> = {
  'firestore.rules': (kinds) => [
    indentedLines(
      '// What each kind of entry has to have and may hold, whether it is published or not. Fields are',
      '// checked in place, as a call for each would cost a third more; and what mostly holds is asked',
      '// before whether the field has changed, which costs as much again.',
      '',
    ),
    pictureRules(),
    dayRules(),
    ...kinds.map(validatorRules),
    validatorRulesByKind(kinds),
    placeRules(kinds),
    ...kinds.filter(hasGeneratedAccess).map(accessRules),
    settingsRules(),
    ...namesRules(),
    messageRules(),
    searchColumnRules(),
  ],
  'storage.rules': (kinds) => kinds.flatMap(folderRules),
};

/**
 * Returns the text of a rules file with the rules generated from the kinds between its two markers.
 *
 * @throws Error if a marker is missing, or a kind does not fit the handwritten rules
 */
export function withGenerated(file: RulesFile, text: string, kinds: readonly AnyKind[]): string {
  kinds.forEach(assertFitsHandwrittenRules);
  const [before, rest] = text.split(`${BEGIN}\n`);
  const after = rest?.split(`${END}\n`)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`${file} lacks the lines that enclose the generated rules:\n${BEGIN}\n${END}`);
  }
  const parts = [`${BEGIN}\n`, ...GENERATED[file](kinds), `${END}\n`];
  return `${before}${parts.join('\n')}${after}`;
}
