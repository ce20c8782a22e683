import { ANNOUNCEMENTS_MAX } from '../../domain/admin-limits';
import { formatPublicationTime, timeUntil } from '../../domain/entries/publication-time';
import { isDue, type Unpublished } from '../../domain/entries/unpublished';
import { KINDS_ON_SCREEN } from '../kit/kinds';

/** The name of an unpublished entry. */
export const nameOf = ({ kind, entry }: Pick<Unpublished, 'kind' | 'entry'>): string =>
  entry.title || entry.picture?.alt || KINDS_ON_SCREEN[kind].untitled;

/** When it is published: 'Draft', 'Friday 27 November 2026, 18:00, in 5 days'. */
export function whenOf(
  { publishAt }: Pick<Unpublished, 'publishAt'>,
  now: number,
  waitsForRoom = false,
): string {
  if (!publishAt) return 'Draft';
  const time = formatPublicationTime(publishAt);
  if (!isDue({ publishAt }, now)) return `${time}, ${timeUntil(publishAt, now)}`;
  return waitsForRoom
    ? `On the site since ${time}. There are ${ANNOUNCEMENTS_MAX} announcements, and no room in their list: it moves there with the visit after one of them is deleted or unpublished`
    : `On the site since ${time}; it moves to its list with the next visit`;
}
