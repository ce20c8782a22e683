/** The texts that programs write for a missing value, separated by two spaces. */
const BLANKS = new Set(
  [
    // pandas, NumPy, Python, R, MATLAB
    'nan  NaN  NAN  -nan  NaT  <NA>  NA  None  none  NONE  <missing>  <undefined>  Inf  -Inf  inf  -inf',
    // JavaScript, Java, Go, Ruby, C#
    'undefined  null  Null  NULL  nil  <nil>  DBNull  Infinity  -Infinity  Invalid Date  Invalid date',
    'Invalid DateTime  1.#QNAN  -1.#IND  nan(ind)  -nan(ind)  {}  []  ""  \'\'',
    // Databases and their tools
    String.raw`\N  (null)  (NULL)  <null>  <NULL>  [null]  [NULL]  0000-00-00  0000-00-00 00:00:00`,
    '0001-01-01  0001-01-01T00:00:00  1900-01-00  00/01/1900',
    // Spreadsheets and people, in several languages
    '(blank)  (empty)  (none)  (leer)  (Leer)  (vide)  (vacío)  (en blanco)  (пусто)  N/A  n/a  N.A.  n.a.',
    'N/D  n/d  Н/Д  н/д  k. A.  k.A.  n. v.  n.v.  s/o  not available  Not available  Not Available',
    'not applicable  Not applicable  Not Applicable  ലഭ്യമല്ല  -  --  ---  –  —',
  ].flatMap((some) => some.split('  ')),
);

/** Returns whether a text stands for a missing value. */
export const isMissingValueText = (text: string): boolean => BLANKS.has(text.trim());

/** Formula errors that end with a punctuation mark, in English, German, French, Spanish and Russian. */
const NAMED = new Set(
  (
    'NULL DIV/0 VALUE REF NAME NUM SPILL CALC FIELD BLOCKED CONNECT UNKNOWN BUSY PYTHON ERROR TIMEOUT WERT ' +
    'BEZUG ZAHL ÜBERLAUF KALK FELD BLOCKIERT VERBINDEN NUL VALEUR NOM NOMBRE PROPAGATION CHAMP NULO VALOR ' +
    'DESBORDAMIENTO ПУСТО ДЕЛ/0 ЗНАЧ ССЫЛКА ИМЯ ЧИСЛО ПЕРЕНОС ВЫЧИС'
  ).split(' '),
);
/**
 * “#N/A” in many languages, “####” of narrow columns, values that are still loading, and script
 * objects.
 */
const LOST =
  /^(#([NnНн]\/[AaDdBbДд]|I\/T|NV|YOK|HIÁNYZIK|NENÍ_K_DISPOZICI|GETTING_DATA|DATEN_ABRUFEN|NODATA|#{2,})[!?]?|Err:\d{3}|Loading(\.\.\.|…)|\[object \w+\]|\[(Object|Array)\]|System\.[\w.]+)$/u;
const SIGNED = /^#[¡¿]?([^\s\p{Ll}#]+)[!?]$/u;

/** Returns whether a text is an error that a program wrote in place of a lost value. */
export const isErrorValue = (text: string): boolean =>
  LOST.test(text.trim()) || SIGNED.test(text.trim());

/** Returns whether a text is an error with a known name, because a film may be called “#ALIVE!”. */
export const isKnownErrorValue = (text: string): boolean =>
  LOST.test(text.trim()) || NAMED.has(SIGNED.exec(text.trim())?.[1] ?? '');

/** Returns the first placeholder or error in a list (“Anu, #N/A”); undefined if there is none. */
export function firstPlaceholder(text: string): string | undefined {
  const pieces = text.split(/[,;\n]/).map((piece) => piece.trim());
  return pieces.find((piece) => isMissingValueText(piece) || isErrorValue(piece));
}
