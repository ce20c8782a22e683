import { inLanguage } from '../locale/in-language.ts';

/**
 * The settings of one part of the site: stored ones where there are, otherwise the built-in ones. A text
 * that is translated into the language of this build takes the place of the first one's.
 */
export function mergeSettings<T extends object>(builtIn: T, stored: object): T {
  const language = import.meta.env?.VITE_LANGUAGE;
  const own: Readonly<Record<string, unknown>> = language
    ? settingsIn(language, stored)
    : { ...stored };
  const entries = Object.entries(builtIn).map(([name, value]) => [
    name,
    typeof own[name] === typeof value ? own[name] : value,
  ]);
  return Object.fromEntries(entries) as T;
}

/** The stored settings as a language has them. A blank text is not shown, whatever its translation is. */
export const settingsIn = (
  language: string,
  stored: object,
): Readonly<Record<string, unknown>> => ({
  ...inLanguage(stored, language),
  ...Object.fromEntries(Object.entries(stored).filter(([, text]) => text === '')),
});

/** The social links in the order of the footer: a link's field has the name that is shown. */
export const SOCIAL = ['Instagram', 'YouTube', 'Facebook', 'X', 'WhatsApp'] as const;
