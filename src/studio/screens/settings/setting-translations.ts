import { fieldsIn } from '../../../content/base/define-kind';
import { BUILT_IN } from '../../../content/settings/built-in-settings';
import { SETTINGS, type StoredSettings } from '../../../content/settings/settings';

type Files = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** The translated settings, each with its built-in translation. */
const TRANSLATIONS = !import.meta.env?.ONE_LANGUAGE
  ? builtInIn(
      import.meta.glob('../../../company/*/{about,contact,frame}-settings.ts', { eager: true }),
    )
  : [];

function builtInIn(all: Files) {
  return fieldsIn(SETTINGS).flatMap(([name, { translates: of, language = '' }]) => {
    if (!of) return [];
    const files = Object.entries(all).filter(([file]) => file.includes(`/company/${language}/`));
    const own = Object.assign({}, ...files.flatMap(([, exported]) => Object.values(exported)));
    const text: unknown = own[of];
    const isOwn = typeof text === 'string' && text !== Reflect.get(BUILT_IN, of);
    return [{ name, of, builtIn: isOwn ? text : '' }];
  });
}

/**
 * Returns the built-in values for these settings. A built-in translation is included only while the
 * text is also the built-in one, because visitors read a changed text in the first language.
 */
export const builtInValuesFor = (settings: object): StoredSettings => ({
  ...BUILT_IN,
  ...Object.fromEntries(
    TRANSLATIONS.map(({ name, of, builtIn }) => {
      const [first, firstBuiltIn]: unknown[] = [settings, BUILT_IN].map((all) =>
        Reflect.get(all, of),
      );
      return [name, (first ?? firstBuiltIn) === firstBuiltIn ? builtIn : ''];
    }),
  ),
});
