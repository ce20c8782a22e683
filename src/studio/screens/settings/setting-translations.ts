import { ABOUT_SETTINGS } from '../../../company/about-settings';
import { CONTACT_SETTINGS } from '../../../company/contact-settings';
import { FRAME_SETTINGS } from '../../../company/frame-settings';
import { LANGUAGES } from '../../../company/languages';
import { TRANSLATED_SETTINGS, type Settings, type StoredSettings } from '../../../shared/settings';
import type { FieldTable, FormField } from '../../form/fields/field-table';
import { withTranslations, wordsIn } from '../../translation-words';

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

/** The translations of the settings, each with the text that is built in for it. */
const TRANSLATIONS = LANGUAGES.slice(1).flatMap(({ code }) => {
  const files = Object.entries(FILES).filter(([file]) => file.includes(`/company/${code}/`));
  const own = Object.assign({}, ...files.flatMap(([, exported]) => Object.values(exported)));
  return TRANSLATED_SETTINGS.map((of) => {
    const text: unknown = own[of];
    const isOwn = typeof text === 'string' && text !== BUILT_IN[of];
    return { name: `${of}_${code}`, of, language: code, builtIn: isOwn ? text : '' };
  });
});

/**
 * What is built in beside these settings. A translation is only there while its text is the built-in one:
 * where that was changed, visitors read the text in the first language (product 40.11).
 */
export const builtInBeside = (settings: object): StoredSettings => ({
  ...BUILT_IN,
  ...Object.fromEntries(
    TRANSLATIONS.map(({ name, of, builtIn }) => {
      const first: unknown = Reflect.get(settings, of) ?? BUILT_IN[of];
      return [name, first === BUILT_IN[of] ? builtIn : ''];
    }),
  ),
});

/** A form's table with the translations of its texts. */
export const inEachLanguage = <Texts>(table: FieldTable<Texts>): FieldTable<Texts> =>
  !import.meta.env?.ONE_LANGUAGE
    ? withTranslations<FieldTable<Texts>, (typeof TRANSLATIONS)[number]>(
        table,
        TRANSLATIONS,
        (own, { language, builtIn }) => {
          const field = own as FormField;
          return { ...field, required: undefined, ...wordsIn(language, field), builtIn };
        },
      )
    : table;
