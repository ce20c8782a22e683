import { searchEntryOf } from '../../firebase/converters/search-entry';
import type { Announcement } from '../../content/announcement/announcement';
import type { EntryQuestion } from '../../domain/search/entry-question';
import { countLacks, lacking } from '../../domain/search/missing';
import { matchesSearch } from '../../domain/search/search';
import type { LackAnswer } from '../kit/lists/missing-texts';

type Announcements = readonly Announcement[];

/** Returns the announcements that a question asks for, in their order (product 35.7). */
export const announcementsAsked = (
  announcements: Announcements,
  { search, lack }: EntryQuestion,
): Announcements =>
  announcements.filter(
    (entry) =>
      matchesSearch([entry.title, entry.subtitle ?? '', entry.description], search) &&
      lacking([searchEntryOf('announcement', entry)], lack).length > 0,
  );

/** Returns how many that are, and what can be asked for as missing with the same search. */
export function announcementAnswer(announcements: Announcements, { search, lack }: EntryQuestion) {
  const others = announcementsAsked(announcements, { search }).map((one) =>
    searchEntryOf('announcement', one),
  );
  const answer: LackAnswer = {
    count: lacking(others, lack).length,
    missing: countLacks(others, 'announcement'),
  };
  return answer;
}
