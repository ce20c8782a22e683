import { OTHER_LANGUAGES } from '../../functions/src/languages';
import { SETTING_LIMITS } from '../../src/content/settings/setting-limits';
import { TRANSLATED_SETTINGS } from '../../src/shared/settings';
import { ofChanged, upTo } from './checks';
import { all, lines, listOf, rulesFunction } from './text';

const TRANSLATED: readonly string[] = TRANSLATED_SETTINGS;
const TEXTS = Object.entries(SETTING_LIMITS).map(([name, limit]) => ({
  names: [
    name,
    ...(TRANSLATED.includes(name) ? OTHER_LANGUAGES.map((code) => `${name}_${code}`) : []),
  ],
  limit,
}));

/** The names of the settings' texts, and how long they may be, in each language. */
export const settingTexts = (): string =>
  [
    lines('// The texts of the settings.', ''),
    rulesFunction('settingTexts()', listOf(TEXTS.flatMap(({ names }) => names))),
    rulesFunction('fitSettingTexts(data, changed)', all(TEXTS.map(fits))),
  ].join('\n');

/** A text and its translations are asked for at once: each by itself would cost too much in several languages. */
function fits({ names, limit }: (typeof TEXTS)[number]): string {
  const conditions = names.map((name) => ofChanged(upTo(name, limit)));
  return names.length === 1
    ? conditions.join('')
    : `(!changed.hasAny(${listOf(names)})\n      || ${conditions.join('\n        && ')})`;
}
