import type { Announcement } from '../../../content/announcement/announcement';
import { pageShown } from '../../../shared/data/first-view';
import {
  resolvedResource,
  resource,
  resourceValue,
  type Resource,
} from '../../../shared/data/resource';
import { excerpt } from '../../../shared/text/text';
import type { ViewBeside } from '../../data/page-view';
import type { Years } from '../../../store/read/archived-years';
import { yearsOf } from './announcement-years';
import type { AnnouncementsData, CurrentAnnouncements } from './announcements.loader';

/** More cards than fit on a large screen. */
const IN_VIEW = 12;
/** The number of characters of a text: more than a collapsed card shows. */
const TEXT_LENGTH = 600;

interface AnnouncementsView {
  readonly first: readonly Announcement[];
  readonly archived: Years;
  readonly years: Years;
  /** Whether `first` has all announcements. */
  readonly isWhole: boolean;
}

export const announcementsView: ViewBeside<AnnouncementsData, AnnouncementsView> = {
  pick: async ({ announcements }) => {
    const { entries: all, archived } = await resourceValue(announcements);
    const isWhole =
      all.length <= IN_VIEW && all.every(({ description }) => description.length <= TEXT_LENGTH);
    const first = all
      .slice(0, IN_VIEW)
      .map((one) => ({ ...one, description: excerpt(one.description, TEXT_LENGTH) }));
    return { first, archived, years: yearsOf(all, archived), isWhole };
  },
  dataOf: ({ first: entries, archived, years, isWhole }) => ({
    announcements: resolvedResource(
      { entries, archived, isPartial: !isWhole },
      isWhole ? undefined : readAll(),
    ),
    years,
    archivedAt: announcementReader(async (key) =>
      (await import('./announcements.loader')).readArchived(key),
    ),
  }),
};

/** Returns a function that reads an announcement by its key once. */
export function announcementReader(
  read: (key: string) => Promise<Announcement | null>,
): AnnouncementsData['archivedAt'] {
  const started = new Map<string, Resource<Announcement | null>>();
  return (key) => {
    const reading = started.get(key) ?? resource(() => read(key));
    started.set(key, reading);
    return reading;
  };
}

async function readAll(): Promise<CurrentAnnouncements> {
  await pageShown();
  const { announcementsLoader } = await import('./announcements.loader');
  return resourceValue(announcementsLoader().announcements);
}
