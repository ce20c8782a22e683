import { today } from '../../locale/company-clock';
import { isoText } from '../release-date';
import { parseWrittenDate } from '../written-date';

/** Returns a warning if the day, month or year of the release contradicts the status. */
export function movieWarnings({ status, releaseDate = '' }: Readonly<Record<string, string>>) {
  const date = parseWrittenDate(releaseDate);
  if (!date) return {};
  const text = isoText(date);
  const now = today().slice(0, text.length);
  const warning =
    status === 'Upcoming' && text < now
      ? 'The film says Upcoming, but its release date has passed.'
      : status === 'Released' && text > now
        ? 'The film says Released, but its release date is still to come.'
        : undefined;
  return warning ? { status: warning, releaseDate: warning } : {};
}
