import { Link } from 'react-router-dom';
import { paths } from '../../../content/paths/paths';
import type { Resource } from '../../../shared/data/resource';
import {
  AnnouncementList,
  AnnouncementListSkeleton,
} from '../../components/cards/AnnouncementList';
import type { Announcement } from '../../../content/announcement/announcement';
import { ANNOUNCEMENT_EXCERPT_LENGTH, ANNOUNCEMENTS_ON_LANDING } from '../../../shared/limits';
import { LandingSection } from './LandingSection';

interface AnnouncementsSectionProps {
  readonly announcements: Resource<readonly Announcement[]>;
}

/** The four newest announcements (product 4.7). */
export const AnnouncementsSection = ({ announcements }: AnnouncementsSectionProps) => (
  <LandingSection
    title="ANNOUNCEMENTS"
    what="The announcements"
    from={announcements}
    waiting={<AnnouncementListSkeleton count={ANNOUNCEMENTS_ON_LANDING} />}
    empty="Nothing to announce just now."
    more={
      <Link className="button" to={paths.announcements}>
        Explore Announcements »»
      </Link>
    }
  >
    {(all) => (
      <AnnouncementList
        announcements={all.slice(0, ANNOUNCEMENTS_ON_LANDING)}
        limit={ANNOUNCEMENT_EXCERPT_LENGTH.landing}
      />
    )}
  </LandingSection>
);
