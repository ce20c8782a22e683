/** A part of a text: a phone number, or the text around one. */
interface PhonePart {
  readonly text: string;
  /** The URL that dials the number. */
  readonly href?: string;
}

/**
 * The code points of zero in Malayalam, Devanagari, Tamil, the two Arabic digit sets, and full
 * width.
 */
const ZEROS = [0xd66, 0x966, 0xbe6, 0x660, 0x6f0, 0xff10];

/** Brackets belong to a number only around a few of its digits. */
const DIGITS = String.raw`[\d\s.\u2010-\u2015-]|\(\s?\d{1,5}\s?\)`;
const EXTENSION = String.raw`(?:extension|extn?|intercom|x|#)(?:[\s.:=-]|no|number)*(\d{1,7})`;
const NUMBER = String.raw`((?:(?:\(\+\s?\d{1,3}\)|\+)\s?)?(?:\d|\(\s?\d{1,5}\s?\))(?:${DIGITS})*\d)(?:\s*\(\s*${EXTENSION}\s*\)|[\s,;]*${EXTENSION})?`;

/**
 * The maximum length in E.164. Numbers below the minimum are dialed only if the text contains
 * nothing else, such as 1912 or +91 999.
 */
const MAX_DIGITS = 15;
const MIN_DIGITS = 7;
/** A date, or two years. */
const DATE = /^(\d{4}\D\d\d?\D\d\d?|\d\d?\D\d\d?\D\d{4}|(19|20)\d\d\s?\D\s?(19|20)\d\d)$/;

/** Complete numbers of known length as they are dialed: of India and North America. */
const COMPLETE = /^((\+91|0)[1-9]\d{9}|91[6-9]\d{9}|[1-9]\d{9}|18[06]0\d{6,7}|\+1\d{10})$/;
/** Countries in which digits after a hyphen are an extension that is dialed. */
const DIALS_EXTENSION = /^\+4[39]/;

const CLOCK = String.raw`\d{1,2}[.:][0-5]\d\s?(?:[ap]\.?m\b\.?)?`;
const DAY = String.raw`\d\d?\.\d\d?\.(?:\d{4})?`;
const TO = String.raw`\s?(?:[\u2010-\u2015-]|to\b)\s?`;
/** Opening hours and periods: "10.00-18.00", "18.12.-20.12.2026", "(1000-1800)", "24x7". */
const PERIOD = new RegExp(
  String.raw`(^|[^\d.:])(?:${CLOCK}${TO}${CLOCK}|${DAY}${TO}${DAY}|[0-2]\d[0-5]\d${TO}[0-2]\d[0-5]\d(?=\s?[h)])|24\s?[x/]\s?7)(?!\d|[.:]\d)`,
  'gi',
);

/**
 * Splits a text into phone numbers with their URLs and the text around them (product 27.10),
 * without a (0) after the country code and with extensions. Uncertain numbers, opening hours and
 * the end of a range after a number remain text.
 */
export function phoneParts(text: string): readonly PhonePart[] {
  const plain = text
    .replace(/\p{Nd}/gu, (digit) => {
      const zero = ZEROS.find(
        (code) => digit.charCodeAt(0) - code >= 0 && digit.charCodeAt(0) - code < 10,
      );
      return zero === undefined ? digit : String(digit.charCodeAt(0) - zero);
    })
    .replace(PERIOD, (period) => '|'.repeat(period.length));
  const numbers = new RegExp(NUMBER, 'gi');
  const parts: PhonePart[] = [];
  let end = 0;
  for (let match = numbers.exec(plain); match; match = numbers.exec(plain)) {
    const { index, 0: found, 1: all = '' } = match;
    const number = firstNumber(all);
    const length = number === all ? found.length : number.length;
    const isAll = length === text.trim().length;
    const around = `${plain[index - 1] ?? ' '}${plain[index + length] ?? ' '}`;
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
    end = index + length;
    const extension = number === all ? (match[2] ?? match[3]) : undefined;
    const href = `tel:${dialed}${extension ? `;ext=${extension}` : ''}`;
    parts.push({ text: text.slice(index, end), href });
    if (COMPLETE.test(dialedIn(all.slice(length)))) numbers.lastIndex = end;
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
}

/**
 * Returns the first number in digits that may contain more, such as opening hours ("98470 12345
 * 10-6"), the end of a range ("0484 2345678-80") or another number; all digits if that is
 * uncertain.
 */
function firstNumber(all: string): string {
  const ends = [...all.matchAll(/\d(?=\D)/g)].map(({ index }) => index + 1);
  const numbers = COMPLETE.test(dialedIn(all)) ? [] : ends.map((end) => all.slice(0, end));
  const first = numbers.find((number) => {
    const rest = all.slice(number.length);
    const isRange = /^\s?[\u2010-\u2015-]/.test(rest);
    return COMPLETE.test(dialedIn(number))
      ? isRange || rest.replace(/\D/g, '').length < MIN_DIGITS
      : isRange && isRangeOf(number, rest);
  });
  return first ?? all;
}

/** Whether the digits after a number are the end of a range: "2345678-80", but not "234-5678". */
function isRangeOf(number: string, rest: string): boolean {
  const [last = ''] = /\d+$/.exec(number) ?? [];
  const until = rest.replace(/\D/g, '');
  return (
    number.replace(/\D/g, '').length >= MIN_DIGITS &&
    !DIALS_EXTENSION.test(dialedIn(number)) &&
    until.length <= last.length &&
    Number(until) > Number(last.slice(-until.length))
  );
}

/** Returns a number without separators. */
function dialedIn(number: string): string {
  const isAbroad = /^\(?(\+|00)/.test(number);
  const digits = (isAbroad ? number.replace(/\(\s*0\s*\)/, '') : number).replace(/\D/g, '');
  // Indian numbers do not begin with the trunk prefix 0 after the country code.
  return isAbroad ? `+${digits.replace(/^00/, '')}`.replace(/^\+910/, '+91') : digits;
}

/** Returns the URL that dials the first number in a text; undefined if there is none. */
export const phoneHref = (text: string): string | undefined =>
  phoneParts(text).find(({ href }) => href)?.href;
