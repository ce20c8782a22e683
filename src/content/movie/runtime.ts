import { HOURS_SHORT, MINUTES_SHORT, hoursText, minutesText } from '../../shared/words/movie';

/** Formats minutes as "2 h 14 min", and in full as "2 hours 14 minutes" (product 5.16). */
export function formatRuntime(minutes: number): { readonly short: string; readonly long: string } {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const join = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' ');
  return {
    short: join(hours > 0 && `${hours} ${HOURS_SHORT}`, rest > 0 && `${rest} ${MINUTES_SHORT}`),
    long: join(hours > 0 && hoursText(hours), rest > 0 && minutesText(rest)),
  };
}
