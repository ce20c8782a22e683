import { today } from '../../locale/company-clock';

/** Returns what is wrong with a day that has passed, where the last day of the event is chosen. */
export default function eventWarnings({
  day = '',
  lastDay = '',
}: Readonly<Record<string, string>>) {
  const last = lastDay || day;
  if (!last || last >= today()) return {};
  const text = 'This day has passed: the event is listed among the past ones.';
  return { [lastDay ? 'lastDay' : 'day']: text };
}
