import { ABOUT_SETTINGS } from '../../../company/about-settings';
import { CONTACT_SETTINGS } from '../../../company/contact-settings';
import { FRAME_SETTINGS } from '../../../company/frame-settings';
import { LANGUAGES } from '../../../company/languages';
import { TRANSLATED_SETTINGS, type Settings, type StoredSettings } from '../../../shared/settings';
import { fieldsOf, type FieldTable } from '../../form/fields/field-table';
import { wordsIn } from '../../translation-words';

/** The built-in values of all settings in the first language. */
export const BUILT_IN: Required<Settings> = {
  ...CONTACT_SETTINGS,
  ...FRAME_SETTINGS,
  ...ABOUT_SETTINGS,
};

const FILES = !import.meta.env?.ONE_LANGUAGE
  ? import.meta.glob<Readonly<Record<string, object>>>(
      '../../../company/*/{about,contact,frame}-settings.ts',
      { eager: true },
    )
  : {};

/** By the name of each translation: the setting that it translates, and the text that is built in for it. */
const TRANSLATIONS = new Map(
  LANGUAGES.slice(1).flatMap(({ code }) => {
    const files = Object.entries(FILES).filter(([file]) => file.includes(`/company/${code}/`));
    const own = Object.assign({}, ...files.flatMap(([, exported]) => Object.values(exported)));
    return TRANSLATED_SETTINGS.map((name) => {
      const text: unknown = own[name];
      const isOwn = typeof text === 'string' && text !== BUILT_IN[name];
      return [`${name}_${code}`, { name, code, builtIn: isOwn ? text : '' }] as const;
    });
  }),
);

/**
 * What is built in beside these settings. A translation is only there while its text is the built-in one:
 * where that was changed, visitors read the text in the first language (product 40.11).
 */
export const builtInBeside = (settings: object): StoredSettings => ({
  ...BUILT_IN,
  ...Object.fromEntries(
    Array.from(TRANSLATIONS, ([translation, { name, builtIn }]) => {
      const first: unknown = Reflect.get(settings, name) ?? BUILT_IN[name];
      return [translation, first === BUILT_IN[name] ? builtIn : ''];
    }),
  ),
});

/** A table with the translations of its texts. */
export const withTranslations = <Texts>(table: FieldTable<Texts>): FieldTable<Texts> =>
  !import.meta.env?.ONE_LANGUAGE
    ? (Object.fromEntries(
        fieldsOf(table).flatMap(([name, field]) => [
          [name, field] as const,
          ...Array.from(TRANSLATIONS).flatMap(([translation, { name: of, code, builtIn }]) =>
            of === name
              ? [
                  [
                    translation,
                    { ...field, required: undefined, ...wordsIn(code, field), builtIn },
                  ] as const,
                ]
              : [],
          ),
        ]),
      ) as FieldTable<Texts>)
    : table;
