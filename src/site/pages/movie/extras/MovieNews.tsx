import { AnnouncementList } from '../../../components/cards/AnnouncementList';
import type { Resource } from '../../../../shared/data/resource';
import type { Announcement } from '../../../../content/announcement/announcement';
import { ANNOUNCEMENT_EXCERPT_LENGTH } from '../../../../shared/limits';
import { MovieSection } from './MovieSection';

interface MovieNewsProps {
  readonly from: Resource<readonly Announcement[]>;
}

/** The newest announcements of a movie (product 5.32). */
export const MovieNews = ({ from }: MovieNewsProps) => (
  <MovieSection title="News" what="The news" from={from}>
    {(announcements) => (
      <AnnouncementList announcements={announcements} limit={ANNOUNCEMENT_EXCERPT_LENGTH.page} />
    )}
  </MovieSection>
);
