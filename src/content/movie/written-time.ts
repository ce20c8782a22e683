/** A time of day that a text has beside its day. */
export interface WrittenTime {
  /** Since midnight. */
  readonly minutes: number;
  /** Minutes by which its zone is ahead of UTC; undefined without a zone. */
  readonly offset: number | undefined;
}

const CLOCK = String.raw`(?<hour>\d\d?)(?:(?::(?<minute>\d\d)(?::\d\d(?:[.,]\d+)?)?)\s*(?<half>[ap]\.?m\b\.?)?|[.](?<pointed>\d\d)\s*(?<pointedHalf>[ap]\.?m\b\.?)|\s*(?<whole>[ap]\.?m\b\.?))`;
/** Its hours alone only at the end of the text: "10 am -12 December". A program names it once more. */
const ZONE = String.raw`(?:\s*(?<zone>z|ist|(?:utc|gmt)?[+-](?:\d\d?:\d\d|\d{4}|\d\d?$)|utc|gmt)(?:\s*\([a-z\s]+\))?)?`;
const AT_END = new RegExp(String.raw`[\s,]+(?:at\s+)?${CLOCK}${ZONE}$`);
const AT_START = new RegExp(String.raw`^${CLOCK}${ZONE}(?:\s*,\s*|\s+(?:on\s+)?)`);

/**
 * Parts a text in lower case into what is before or after a time of day, and the time: "18:30",
 * "6.30 pm", "t18:30:00+05:30". A text without one, or with one that no day has, is left whole.
 */
export function withoutTime(written: string): {
  readonly rest: string;
  readonly time?: WrittenTime;
} {
  const text = written.replace(/^(\d{4}-\d\d-\d\d)t(?=\d)/, '$1 ');
  for (const pattern of [AT_END, AT_START]) {
    const found = pattern.exec(text);
    const time = found && timeOf(found.groups ?? {});
    if (time) return { rest: text.replace(found[0], '').trim(), time };
  }
  return { rest: text };
}

function timeOf(groups: Readonly<Record<string, string | undefined>>): WrittenTime | undefined {
  const half = groups['half'] ?? groups['pointedHalf'] ?? groups['whole'];
  const [hour, minute] = [groups['hour'], groups['minute'] ?? groups['pointed'] ?? '0'].map(Number);
  if (hour === undefined || minute === undefined || minute > 59) return undefined;
  if (half ? hour < 1 || hour > 12 : hour > 24 || (hour === 24 && minute > 0)) return undefined;
  const hours = half ? (hour % 12) + (half.startsWith('p') ? 12 : 0) : hour;
  return { minutes: hours * 60 + minute, offset: offsetOf(groups['zone']) };
}

function offsetOf(zone: string | undefined): number | undefined {
  if (zone === undefined) return undefined;
  if (zone === 'ist') return 330;
  const [, sign, hours, minutes] = /([+-])(\d\d?):?(\d\d)?$/.exec(zone) ?? [];
  return sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes ?? 0)) : 0;
}
