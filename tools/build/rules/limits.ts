import { fieldsIn, type AnySchema } from '../../../src/content/base/define-kind';
import { translationsOf } from '../../../src/content/locale/translations';
import { limitOf, type AnyField } from '../../../src/content/base/field-types';
import { KINDS } from '../../../src/content/kinds';
import { SETTINGS } from '../../../src/content/settings/settings';
import { ALT_LENGTH } from '../../../src/shared/admin-limits';

/**
 * Returns /limits.json: the maximum length of each text that forms write, by kind and field. A page
 * that is older than the site reads it to find which text was too long for the current rules
 * (product 14.8b).
 */
export function limitsFile(): string {
  const schemas = Object.entries<AnySchema>({ ...KINDS, settings: SETTINGS });
  const limits = Object.fromEntries(schemas.map(([kind, schema]) => [kind, limitsOf(schema)]));
  return `${JSON.stringify(limits, null, 2)}\n`;
}

const limitsOf = (schema: AnySchema) =>
  Object.fromEntries(
    fieldsIn(schema).flatMap(([name, field]) => {
      if (field.type === 'picture') return alternativeTexts().map((alt) => [alt, ALT_LENGTH]);
      return isText(field) && limitOf(field) > 0 ? [[name, limitOf(field)]] : [];
    }),
  );

/** Returns the alternative texts of a picture, in each language. */
const alternativeTexts = () => [
  'alt',
  ...(translationsOf?.('alt') ?? []).map((translation) => translation.name),
];

const isText = ({ type }: AnyField) => type !== 'number' && type !== 'outdated translations';
