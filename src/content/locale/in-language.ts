// Separate from translations.ts, because pages that show only settings need nothing else.

/** Returns the values with texts replaced by their translations into a language, where they exist. */
export function inLanguage<T extends object>(values: T, code: string): T {
  const end = `_${code}`;
  const translated = Object.entries(values).flatMap(([name, text]) =>
    name.endsWith(end) && text ? [[name.slice(0, -end.length), text]] : [],
  );
  return { ...values, ...Object.fromEntries(translated) };
}

/** Returns the values in the language of this build. */
export const inOwnLanguage = <T extends object>(values: T): T =>
  import.meta.env?.VITE_LANGUAGE ? inLanguage(values, import.meta.env.VITE_LANGUAGE) : values;
