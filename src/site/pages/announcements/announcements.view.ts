import type { Announcement } from '../../../content/announcement/announcement';
import { pageShown } from '../../../shared/data/first-view';
import { given, valueOf } from '../../../shared/data/resource';
import { excerpt } from '../../../shared/text/text';
import type { ViewBeside } from '../../data/page-view';
import { type Years, yearsOf } from './announcement-years';
import type { AnnouncementsData } from './announcements.loader';

/** More cards than a large screen has. */
const IN_VIEW = 12;
/** Characters of a text: more than a card shows before it is opened. */
const TEXT_LENGTH = 600;

interface AnnouncementsView {
  readonly first: readonly Announcement[];
  readonly years: Years;
  /** Whether that is all of them. */
  readonly isWhole: boolean;
}

export const announcementsView: ViewBeside<AnnouncementsData, AnnouncementsView> = {
  pick: async ({ announcements }) => {
    const all = await valueOf(announcements);
    const isWhole =
      all.length <= IN_VIEW && all.every(({ description }) => description.length <= TEXT_LENGTH);
    const first = all
      .slice(0, IN_VIEW)
      .map((one) => ({ ...one, description: excerpt(one.description, TEXT_LENGTH) }));
    return { first, years: yearsOf(all), isWhole };
  },
  dataOf: ({ first, years, isWhole }) => ({
    announcements: given(first, isWhole ? undefined : readAll()),
    years,
  }),
};

async function readAll(): Promise<readonly Announcement[]> {
  await pageShown();
  const { announcementsLoader } = await import('./announcements.loader');
  return valueOf(announcementsLoader().announcements);
}
