import { isPossibleYear } from '../../shared/day-range';
import { monthsInEnglish } from './month-names';
import { plainText, parseWholeDate, withoutWeekday } from '../values/written-date';

/** The offsets of time zones from UTC in hours, by the names that programs write. */
const ZONES: ReadonlyMap<string, number> = new Map(
  (
    'z 0,utc 0,gmt 0,wet 0,bst 1,west 1,cet 1,mez 1,cest 2,mesz 2,eet 2,sast 2,eest 3,msk 3,eat 3,trt 3,gst 4,' +
    'pkt 5,ist 5.5,slst 5.5,npt 5.75,mmt 6.5,ict 7,wib 7,sgt 8,hkt 8,myt 8,pht 8,awst 8,jst 9,kst 9,aest 10,' +
    'aedt 11,nzst 12,nzdt 13,edt -4,est -5,cdt -5,cst -6,mdt -6,mst -7,pdt -7,pst -8,hst -10'
  )
    .split(',')
    .map((zone) => zone.split(' '))
    .map(([name = '', hours]) => [name, Number(hours)]),
);

const HALF = String.raw`[ap]\.?\s?m\b\.?`;
const UNIT = String.raw`(?:uhr|hrs?|hours?|h|o['’]?clock|മണി[\p{L}\p{M}]*|बजे)(?![\p{L}\p{M}])\.?`;
/**
 * An offset, optionally after a name ("GMT+5:30"), or a name. Unknown names are only recognized at
 * the end of the text.
 */
const ZONE =
  String.raw`(?:\s*(?<name>utc|gmt)?(?<offset>[+-](?:\d\d?:\d\d|\d{4}|\d\d?(?=$|\s+[a-z]))))?` +
  String.raw`(?:\s*(?<zone>[a-z]+(?:\/[a-z_]+)+|${[...ZONES.keys()].join('|')}|[a-z]{2,5}$)(?![\p{L}\d]))?`;
/**
 * Times of day, longest formats first: with fractions of seconds, "18.30 Uhr", "18h30", "6 pm", "1830 hrs".
 */
const CLOCKS = [
  String.raw`(?<hour>\d\d?):(?<minute>\d\d)(?::\d\d(?:[.,:]\d+)?)?(?:\s*(?<half>${HALF}))?(?:\s*${UNIT})?`,
  String.raw`(?<hour>\d\d)\.(?<minute>\d\d)\.\d\d\.\d{3,}(?:\s*(?<half>${HALF}))?`,
  String.raw`(?<hour>\d\d?)\.(?<minute>\d\d)(?:\.\d\d)?\s*(?:(?<half>${HALF})|${UNIT})`,
  String.raw`(?<hour>\d\d?)\.(?<minute>\d\d)(?=\s?-?\s?(?:ന്|നു)(?![\p{L}\p{M}]))`,
  String.raw`(?<hour>\d\d?)\s?h\s?(?<minute>\d\d)`,
  String.raw`(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)\s*${UNIT}`,
  String.raw`(?<hour>\d\d?)\s*(?:(?<half>${HALF})|${UNIT})`,
].map((clock) => new RegExp(`(?<![\\d.:])${clock}(?![\\d:])${ZONE}`, 'u'));

/** Words and characters between a day and its time. */
const BEFORE_TIME =
  /[\s,;]*(?<![\p{L}\p{M}])(at|um|à|a las|às|alle|ore|om|kl\.?|രാവിലെ|ഉച്ചയ്ക്ക്|വൈകിട്ട്|വൈകീട്ട്|വൈകുന്നേരം|രാത്രി)?[\s,;]*$/u;

/** Returns whether a text contains a time of day, which no release date has. */
export const hasTimeOfDay = (text: string): boolean =>
  CLOCKS.some((clock) => clock.test(plainText(text)));

const CODE = /^(?:new\s+)?[a-z_.]*\(\s*(.*?)\s*\)$|^(?:date|datetime|timestamp)\s*(['"].*['"])$/;
const QUOTED = /^['"]?([^'"]*)['"]?(?:,.*)?$/;
const NUMBERS = /^(\d{4}),\s*(\d\d?),\s*(\d\d?)(,\s*\d+)*$/;

/**
 * Returns the argument of code that creates a date: `Timestamp('2026-12-18 00:00:00')`, `date(2026,
 * 12, 18)`.
 */
function withoutCode(text: string): string {
  const found = CODE.exec(text);
  // Arguments of `new Date(…)` are not read, because its months count from 0.
  if (!found || (text.startsWith('new') && !/['"]/.test(text)))
    return text.replaceAll(/^['"]+|['"]+$/g, '');
  const inner = found[1] ?? found[2] ?? '';
  const [, year, month, day] = NUMBERS.exec(inner) ?? [];
  return year ? `${year}-${month}-${day}` : (QUOTED.exec(inner)?.[1] ?? text);
}

/** Returns whether a text is code, such as an object that a program wrote instead of a day. */
export const isProgramCode = (text: string): boolean =>
  /^(\/?(new\s+)?[\w.]+\(.*\)\/?|[[{].*[\]}])$/su.test(text.trim());

/** Longer texts are not days. */
const MAX_LENGTH = 120;

/**
 * Returns a day written by a program, with time and zone or in another language, as text that
 * `parseWrittenDate` accepts: "18 december 2026 00:00 +05:30". Other texts are returned unchanged.
 */
export function programDay(text: string): string {
  if (text.length > MAX_LENGTH) return text;
  const plain = withoutCode(plainText(withDigits(text)))
    .replace(/^(\d{4}):(\d\d):(\d\d)(?=\D|$)/, '$1-$2-$3')
    .replace(/^(\d{4})(\d\d)(\d\d)(?:t(\d\d)(\d\d)(\d\d)?(.*))?$/, isoOf)
    .replace(/(?<=\d)t(?=\d)/, ' ')
    .replace(/(?<=\d{4}):(?=\d\d:\d\d)/, ' ')
    .replace(/(z|[+-]\d\d:?\d\d)\s*\[[^\]]*\]$/, '$1')
    .replace(/\s*\[([\w/+-]+)\]$/, ' $1')
    .replace(/(?<=[+-]\d\d:?\d\d)\s*\([^)]*\)$/, '');
  for (const clock of CLOCKS) {
    const found = clock.exec(plain);
    const time = found && timeOf(found.groups ?? {});
    if (!time) continue;
    const before = plain.slice(0, found.index).replace(BEFORE_TIME, '');
    const after = plain
      .slice(found.index + found[0].length)
      .replace(/^[\s,;-]*(ന്(?![\p{L}\p{M}]))?/u, '');
    const day = monthsInEnglish(`${before} ${after}`);
    if (isDay(day)) return `${day} ${time.clock}${zoneText(time.zone, day)}`;
  }
  // "2026-12-18 IST", "2026-12-18+05:30": a zone without a time is ignored.
  const [, iso] = /^(\d{4}-\d\d-\d\d)\s*(?:[+-]\d\d:\d\d|z|[a-z]{3,4})$/.exec(plain) ?? [];
  const day = iso ?? monthsInEnglish(plain);
  return isDay(day) ? day : text;
}

const isDay = (text: string) =>
  parseWholeDate(text)?.day !== undefined || SHORT_OR_NUMERIC.test(withoutWeekday(text));

const SHORT_OR_NUMERIC = /^\d\d?[\s/.-]+(\d\d?|[a-z]{3,})[\s/.,-]+(\d\d|\d{4})$/;

const isoOf = (all: string, ...parts: readonly (string | undefined)[]) => {
  const [year = '', month, day, hour, minute, second = '00', zone = ''] = parts;
  if (!isPossibleYear(Number(year))) return all;
  return `${year}-${month}-${day}${hour ? ` ${hour}:${minute}:${second}${zone}` : ''}`;
};

function timeOf(groups: Readonly<Record<string, string | undefined>>) {
  const { hour = '', minute = '00', half = '', name, offset, zone } = groups;
  const isHalf = half !== '';
  const fits = isHalf ? Number(hour) >= 1 && Number(hour) <= 12 : Number(hour) <= 24;
  if (!fits || Number(minute) > 59) return undefined;
  // A name after an offset only repeats it.
  return {
    clock: `${hour}:${minute}${isHalf ? ` ${half.charAt(0)}m` : ''}`,
    zone: offset ?? name ?? zone,
  };
}

/** Returns the offset of a zone, as " +05:30"; '' without a zone, and the name itself if it is unknown. */
function zoneText(zone: string | undefined, day: string): string {
  if (zone === undefined) return '';
  if (/^[+-]/.test(zone)) return ` ${zone}`;
  const hours = ZONES.get(zone) ?? hoursAt(zone, day);
  if (hours === undefined) return ` ${zone}`;
  const minutes = Math.abs(hours) * 60;
  const [h, m] = [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0'));
  return ` ${hours < 0 ? '-' : '+'}${h}:${m}`;
}

/** Returns the offset in hours of a zone of the IANA database on a day: Asia/Kolkata. */
function hoursAt(zone: string, day: string): number | undefined {
  const { year = 0, month = 1, day: number = 1 } = parseWholeDate(day) ?? {};
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    const parts = format.formatToParts(new Date(Date.UTC(year, month - 1, number)));
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = 0, minutes = 0] = /GMT([+-])?(\d\d)?:?(\d\d)?/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
  } catch {
    return undefined;
  }
}

/** Returns a text with the digits of all scripts as 0 to 9. */
const withDigits = (text: string) =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = /\p{Nd}/u.test(String.fromCodePoint(code - (code % 16))) ? 0 : 6;
    return `${(code % 16) - zero}`;
  });
