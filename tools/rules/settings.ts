import { fieldsIn } from '../../src/content/base/define-kind';
import { limitOf, type AnyField } from '../../src/content/base/field-types';
import { SETTINGS } from '../../src/content/settings/settings';
import { translationsOf } from '../../src/content/locale/translations';
import { checksOf, ofChanged, type Check } from './checks';
import { all, lines, listOf, rulesFunction } from './text';

const FIELDS = fieldsIn(SETTINGS);

/** A text and its translations, which have the same limit: as a text is stored, and as functions call it. */
const inAllLanguages = (name: string): readonly string[] => [
  name,
  ...(translationsOf?.(name) ?? []).map((translation) => translation.name),
];

/** Returns the rules for the settings: none is required, and a blank text is allowed. */
export const settings = (): string =>
  [
    lines(
      '// The settings. A text and its translations are asked for at once: each by itself would cost too much.',
      '',
    ),
    rulesFunction('settingFields()', listOf([...FIELDS.map(([name]) => name), 'edited'])),
    rulesFunction(
      `areTexts(data, changed, max, ${inAllLanguages('text').join(', ')})`,
      all(
        inAllLanguages('text').map(
          (name) => `(('' + data.get(${name}, '')).size() <= max || !(${name} in changed))`,
        ),
      ),
    ),
    rulesFunction(
      'isValidSettings(data, changed, was)',
      all(['changed.hasOnly(settingFields())', ...FIELDS.flatMap(fits)]),
    ),
  ].join('\n');

function fits([name, field]: (typeof FIELDS)[number]): readonly string[] {
  if (field.translates) return [];
  const names = field.translated ? inAllLanguages(name) : [name];
  if (names.length === 1) return [condition(name, field)];
  const quoted = names.map((one) => `'${one}'`).join(', ');
  return [
    `(!changed.hasAny([${quoted}]) || areTexts(data, changed, ${limitOf(field)}, ${quoted}))`,
  ];
}

/** Returns the condition on a setting. Only the form requires values; most fields of an edit have not changed. */
function condition(name: string, { required, ...field }: AnyField): string {
  const checks = checksOf(name, field);
  const mayBeBlank = field.type === 'web address' && !required;
  const conditions = mayBeBlank ? checks.map(orBlank) : checks;
  return all(conditions.map((check) => ofChanged({ ...check, isCostly: true })));
}

const orBlank = ({ name, condition: filled }: Check): Check => ({
  name,
  condition: `(data.get('${name}', '') == '' || ${filled})`,
  missing: 'any',
});
