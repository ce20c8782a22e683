/** What programs write where there is nothing, as they write it, divided by two blanks. */
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

/** Whether a text is what a program writes where there is nothing. */
export const isPlaceholder = (text: string): boolean => BLANKS.has(text.trim());

/** Errors of formulas that end with a sign, in English, German, French, Spanish and Russian. */
const NAMED = new Set(
  (
    'NULL DIV/0 VALUE REF NAME NUM SPILL CALC FIELD BLOCKED CONNECT UNKNOWN BUSY PYTHON ERROR TIMEOUT WERT ' +
    'BEZUG ZAHL ÜBERLAUF KALK FELD BLOCKIERT VERBINDEN NUL VALEUR NOM NOMBRE PROPAGATION CHAMP NULO VALOR ' +
    'DESBORDAMIENTO ПУСТО ДЕЛ/0 ЗНАЧ ССЫЛКА ИМЯ ЧИСЛО ПЕРЕНОС ВЫЧИС'
  ).split(' '),
);
/** “#N/A” in many languages, a column that is too narrow, what is still loading, an object of a script. */
const LOST =
  /^(#([NnНн]\/[AaDdBbДд]|I\/T|NV|YOK|HIÁNYZIK|NENÍ_K_DISPOZICI|GETTING_DATA|DATEN_ABRUFEN|NODATA|#{2,})[!?]?|Err:\d{3}|Loading(\.\.\.|…)|\[object \w+\]|\[(Object|Array)\]|System\.[\w.]+)$/u;
const SIGNED = /^#[¡¿]?([^\s\p{Ll}#]+)[!?]$/u;

/** Whether a text is an error of a program, which stands for a value that is lost. */
export const isError = (text: string): boolean =>
  LOST.test(text.trim()) || SIGNED.test(text.trim());

/** The same, if its name is known: a film may be called “#ALIVE!”. */
export const isKnownError = (text: string): boolean =>
  LOST.test(text.trim()) || NAMED.has(SIGNED.exec(text.trim())?.[1] ?? '');

/** A placeholder or an error among the entries of a list (“Anu, #N/A”); undefined if there is none. */
export function brokenPiece(text: string): string | undefined {
  const pieces = text.split(/[,;\n]/).map((piece) => piece.trim());
  return pieces.find((piece) => isPlaceholder(piece) || isError(piece));
}
