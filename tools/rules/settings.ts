import { fieldsIn } from '../../src/content/base/define-kind';
import type { AnyField } from '../../src/content/base/field-types';
import { SETTINGS } from '../../src/content/settings/settings';
import { translationsOf } from '../../src/content/locale/translations';
import { checksOf, ofChanged, type Check } from './checks';
import { all, lines, listOf, rulesFunction } from './text';

const FIELDS = fieldsIn(SETTINGS);

/** What the settings may hold: none has to be stored, and a blank text is not shown. */
export const settings = (): string =>
  [
    lines(
      '// The settings. A text and its translations are asked for at once: each by itself would cost too much.',
      '',
    ),
    rulesFunction('settingFields()', listOf([...FIELDS.map(([name]) => name), 'edited'])),
    rulesFunction(
      'isValidSettings(data, changed, was)',
      all(['changed.hasOnly(settingFields())', ...FIELDS.flatMap(fits)]),
    ),
  ].join('\n');

function fits([name, field]: (typeof FIELDS)[number]): readonly string[] {
  if (field.translates) return [];
  const translations = (field.translated && translationsOf?.(name)) ?? [];
  const names = [name, ...translations.map((translation) => translation.name)];
  const conditions = names.map((one) => condition(one, field));
  return names.length === 1
    ? conditions
    : [`(!changed.hasAny(${listOf(names)})\n      || ${conditions.join('\n        && ')})`];
}

/** What is required is so in the form alone. */
function condition(name: string, { required, ...field }: AnyField): string {
  const checks = checksOf(name, field);
  const mayBeBlank = field.type === 'web address' && !required;
  return all((mayBeBlank ? checks.map(orBlank) : checks).map(ofChanged));
}

const orBlank = ({ name, condition: filled }: Check): Check => ({
  name,
  condition: `(data.get('${name}', '') == '' || ${filled})`,
  missing: 'any',
});
