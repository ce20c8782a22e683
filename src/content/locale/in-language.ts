// Apart from translations.ts: pages that show settings alone need no more.

/** The values with the translations into a language in place of the texts, where there are any. */
export function inLanguage<T extends object>(values: T, code: string): T {
  const end = `_${code}`;
  const translated = Object.entries(values).flatMap(([name, text]) =>
    name.endsWith(end) && text ? [[name.slice(0, -end.length), text]] : [],
  );
  return { ...values, ...Object.fromEntries(translated) };
}

/** The values in the language of this build. */
export const inOwnLanguage = <T extends object>(values: T): T =>
  import.meta.env?.VITE_LANGUAGE ? inLanguage(values, import.meta.env.VITE_LANGUAGE) : values;
