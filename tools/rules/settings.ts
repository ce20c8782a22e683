import { OTHER_LANGUAGES } from '../../functions/src/languages';
import { SETTING_LIMITS } from '../../src/content/settings/setting-limits';
import { TRANSLATED_SETTINGS } from '../../src/shared/settings';
import { ofChanged, upTo } from './checks';
import { all, lines, listOf, rulesFunction } from './text';

/** The names of the settings' texts, and how long they may be, in each language. */
export function settingTexts(): string {
  const translated = OTHER_LANGUAGES.map((code) => `settingTexts_${code}`);
  return [
    lines(
      '// The texts of the settings. A save that translates nothing does not pay for translations.',
      '',
    ),
    textsOf('settingTexts', Object.entries(SETTING_LIMITS)),
    ...OTHER_LANGUAGES.map((code) =>
      textsOf(
        `settingTexts_${code}`,
        TRANSLATED_SETTINGS.map((name) => [`${name}_${code}`, SETTING_LIMITS[name]]),
      ),
    ),
    rulesFunction(
      'allSettingTexts()',
      ['settingTexts()', ...translated.map((name) => `.concat(${name}())`)].join(''),
    ),
    rulesFunction(
      'areSettingTexts(data, changed)',
      all([
        'fitSettingTexts(data, changed)',
        ...translated.map((name) => `(!changed.hasAny(${name}()) || ${fits(name)}(data, changed))`),
      ]),
    ),
  ].join('\n');
}

const fits = (name: string) => `fit${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const textsOf = (name: string, texts: readonly (readonly [string, number])[]) =>
  [
    rulesFunction(`${name}()`, listOf(texts.map(([text]) => text))),
    rulesFunction(
      `${fits(name)}(data, changed)`,
      all(texts.map(([text, limit]) => ofChanged(upTo(text, limit)))),
    ),
  ].join('\n');
