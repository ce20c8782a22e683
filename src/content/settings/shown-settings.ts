import { inLanguage } from '../locale/in-language.ts';

/**
 * Returns the settings of a part of the site: the stored or else the built-in values. Texts are
 * replaced by their translations into the language of this build.
 */
export function mergeSettings<T extends object>(builtIn: T, stored: object): T {
  const language = import.meta.env?.VITE_LANGUAGE;
  const own: Readonly<Record<string, unknown>> = language
    ? settingsIn(language, stored)
    : { ...stored };
  const fitting = Object.entries(builtIn).flatMap(([name, value]) =>
    typeof own[name] === typeof value ? [[name, own[name]] as const] : [],
  );
  return { ...builtIn, ...Object.fromEntries(fitting) };
}

/** Returns the stored settings in a language. A blank text stays blank, even if it has a translation. */
export const settingsIn = (
  language: string,
  stored: object,
): Readonly<Record<string, unknown>> => ({
  ...inLanguage(stored, language),
  ...Object.fromEntries(Object.entries(stored).filter(([, text]) => text === '')),
});

/**
 * The social links in the order of the footer. The name of the field is also the displayed name.
 */
export const SOCIAL = ['Instagram', 'YouTube', 'Facebook', 'X', 'WhatsApp'] as const;
