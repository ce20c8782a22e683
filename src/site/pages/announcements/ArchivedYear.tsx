import { useState } from 'react';
import { Pager } from '../../../shared/data/paged-list';
import { resource } from '../../../shared/data/resource';
import { ANNOUNCEMENT_EXCERPT_LENGTH, ARCHIVED_PER_PAGE } from '../../../shared/limits';
import { Loaded, LoadFailure } from '../../../shared/ui/Loaded';
import { showMoreLabel } from '../../../shared/ui/ShowMore';
import { ANNOUNCEMENTS_NOUN, THE_ANNOUNCEMENTS } from '../../../shared/words/announcements';
import { moreNotLoadedText } from '../../../shared/words/lists';
import { withDue } from '../../../store/due/due-entries';
import { withoutDeadLinks } from '../../../store/links/away-movies';
import { archivedYearReader } from '../../reads/archived-announcements';
import {
  AnnouncementList,
  AnnouncementListSkeleton,
} from '../../components/cards/AnnouncementList';
import { announcementActions } from './AnnouncementActions';
import { announcementYear } from './announcement-years';

/** The archived announcements of a year, in pages. */
export default function ArchivedYear({ year }: { readonly year: string }) {
  const [pager] = useState(() => new Pager(readerOf(year), ARCHIVED_PER_PAGE));
  const [pages, setPages] = useState(() => resource(() => pager.load(1)));
  const [loading, setLoading] = useState(false);

  const showMore = async () => {
    if (loading) return;
    setLoading(true);
    // A failed page is read again.
    const next = resource(() => pager.load(pager.count + 1));
    await next.outcome;
    setPages(next);
    setLoading(false);
  };

  return (
    <Loaded
      from={pages}
      waiting={<AnnouncementListSkeleton count={4} />}
      failed={(retry) => <LoadFailure what={THE_ANNOUNCEMENTS} retry={retry} />}
    >
      {({ entries, hasMore, failed }) => (
        <>
          <AnnouncementList
            entries={entries}
            limit={ANNOUNCEMENT_EXCERPT_LENGTH.page}
            actions={announcementActions}
          />
          {failed && <p role="alert">{moreNotLoadedText(ANNOUNCEMENTS_NOUN)}</p>}
          {hasMore && (
            <div className="row loose show-more">
              <button
                type="button"
                className="button"
                aria-disabled={loading}
                onClick={() => void showMore()}
              >
                {showMoreLabel(failed, loading)}
              </button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

/**
 * Due entries are included, because a due entry may be the next version of an archived
 * announcement; new ones are not from this year.
 */
function readerOf(year: string) {
  const read = withoutDeadLinks(
    withDue({ kind: 'announcement', size: ARCHIVED_PER_PAGE }, archivedYearReader(year)),
  );
  return async () =>
    (await read()).filter((announcement) => announcementYear(announcement) === year);
}
