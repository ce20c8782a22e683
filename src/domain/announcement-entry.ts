import type { Announcement, AnnouncementFields } from './announcement';
import { ANNOUNCEMENT_LENGTHS } from './entry-limits';
import type { Picture } from './picture';
import { tooLong } from './too-long';

const FIELDS = ['title', 'subtitle', 'description'] as const;
type Field = (typeof FIELDS)[number];

/** The announcement form as it stands; its picture is kept elsewhere. */
export type AnnouncementEntry = Readonly<Record<Field, string>>;

/** The form of an announcement that is there, or an empty one. */
export const announcementEntryOf = (announcement?: Announcement): AnnouncementEntry => ({
  title: announcement?.title ?? '',
  subtitle: announcement?.subtitle ?? '',
  description: announcement?.description ?? '',
});

/** The announcement that an entry without errors makes. What was left blank is not there at all. */
export function announcementFieldsOf(
  entry: AnnouncementEntry,
  picture: Picture | undefined,
): AnnouncementFields {
  const subtitle = entry.subtitle.trim();
  return {
    title: entry.title.trim(),
    ...(subtitle && { subtitle }),
    description: entry.description.trim(),
    ...(picture && { picture }),
  };
}

/** What is wrong with an entry, in words for the person who filled it in (SPEC §5). */
export function announcementErrors(entry: AnnouncementEntry): Partial<Record<Field, string>> {
  const errors = FIELDS.map((field) => [field, problemWith(field, entry[field].trim())]);
  return Object.fromEntries(errors.filter(([, problem]) => problem !== undefined));
}

const MISSING: Partial<Record<Field, string>> = {
  title: 'Please give the announcement a title.',
  description: 'Please say what is announced.',
};

const problemWith = (field: Field, text: string): string | undefined =>
  text ? tooLong(text, ANNOUNCEMENT_LENGTHS[field]) : MISSING[field];
