import { useLoaderData, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths';
import { AnnouncementList, AnnouncementListSkeleton } from '../../components/AnnouncementList';
import { Loaded } from '../../components/Loaded';
import { LoadFailure } from '../../components/LoadFailure';
import { ANNOUNCEMENT_EXCERPT } from '../../domain/limits';
import { usePageTitle } from '../../hooks/usePageTitle';
import type { AnnouncementsData } from './announcements.loader';

/** All announcements, newest first (SPEC §2); the address can name one, which is then open. */
export function AnnouncementsPage() {
  const { announcements } = useLoaderData<AnnouncementsData>();
  const { hash } = useLocation();
  usePageTitle('Announcements');

  return (
    <div className="section first">
      <h1 className="section-title">Announcements</h1>
      <Loaded
        from={announcements}
        waiting={<AnnouncementListSkeleton count={8} />}
        failed={(retry) => <LoadFailure what="The announcements" retry={retry} />}
      >
        {(all) =>
          all.length > 0 ? (
            <>
              <h2 className="visually-hidden">Newest first</h2>
              <AnnouncementList
                key={hash}
                announcements={all}
                limit={ANNOUNCEMENT_EXCERPT.page}
                urgent={2}
                linked={
                  all.find(({ key }) => paths.announcement(key) === `${paths.announcements}${hash}`)
                    ?.key
                }
              />
            </>
          ) : (
            <p className="empty">Nothing to announce just now.</p>
          )
        }
      </Loaded>
    </div>
  );
}
