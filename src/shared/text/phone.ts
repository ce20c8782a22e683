/** A part of a text: a number that can be dialed, or what stands around it. */
export interface PhonePart {
  readonly text: string;
  /** The address that dials it. */
  readonly href?: string;
}

/** The zeros of the digits of Malayalam, Hindi, Tamil and Arabic, and of wide ones. */
const ZEROS = [0xd66, 0x966, 0xbe6, 0x660, 0x6f0, 0xff10];

/** Brackets are part of a number only around a few digits of it. */
const DIGITS = String.raw`[\d\s.\u2010-\u2014-]|\(\s?\d{1,5}\s?\)`;
const NUMBER = new RegExp(
  String.raw`((?:(?:\(\+\s?\d{1,3}\)|\+)\s?)?(?:\d|\(\s?\d{1,5}\s?\))(?:${DIGITS})*\d)` +
    String.raw`(?:[\s,;]*(?:extension|extn?\.?|x|#)[\s.:]*(\d{1,7}))?`,
  'gi',
);

/** By E.164; shorter ones are only dialed where the text is nothing else, as 1912 or +91 999. */
const MAX_DIGITS = 15;
const MIN_DIGITS = 7;
/** A day, or two years. */
const DATE = /^(\d{4}\D\d\d?\D\d\d?|\d\d?\D\d\d?\D\d{4}|(19|20)\d\d\s?\D\s?(19|20)\d\d)$/;

/**
 * The numbers in a text, each with the address that dials it, and what stands around them (product 27.10):
 * in the digits of any script here, without the (0) that is not dialed behind a country code, and with
 * the extension. What cannot be dialed for certain is text.
 */
export function phoneParts(text: string): readonly PhonePart[] {
  const plain = text.replace(/\p{Nd}/gu, (digit) => {
    const zero = ZEROS.find(
      (code) => digit.charCodeAt(0) - code >= 0 && digit.charCodeAt(0) - code < 10,
    );
    return zero === undefined ? digit : String(digit.charCodeAt(0) - zero);
  });
  const parts: PhonePart[] = [];
  let end = 0;
  for (const { index, 0: found, 1: number = '', 2: extension } of plain.matchAll(NUMBER)) {
    const isAll = found.length === text.trim().length;
    const around = `${plain[index - 1] ?? ' '}${plain[index + found.length] ?? ' '}`;
    const isPartOfWord =
      /[\p{L}\p{N}@_]/u.test(around) || /\d\s?\/\s?$/.test(plain.slice(end, index));
    const dialed = dialedIn(number);
    const digits = dialed.replace('+', '').length;
    if (
      isPartOfWord ||
      digits > MAX_DIGITS ||
      digits < (isAll && /^(\d+$|\+)/.test(number) ? 3 : MIN_DIGITS) ||
      DATE.test(number)
    ) {
      continue;
    }
    if (index > end) parts.push({ text: text.slice(end, index) });
    end = index + found.length;
    const href = `tel:${dialed}${extension ? `;ext=${extension}` : ''}`;
    parts.push({ text: text.slice(index, end), href });
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
}

/** A number without what is written for the eye. */
function dialedIn(number: string): string {
  const isAbroad = /^\(?(\+|00)/.test(number);
  const digits = (isAbroad ? number.replace(/\(\s*0\s*\)/, '') : number).replace(/\D/g, '');
  // No number of India begins with the 0 that is dialed before it within the country.
  return isAbroad ? `+${digits.replace(/^00/, '')}`.replace(/^\+910/, '+91') : digits;
}

/** The address that dials the first number of a text; undefined if there is none. */
export const phoneHref = (text: string): string | undefined =>
  phoneParts(text).find(({ href }) => href)?.href;
