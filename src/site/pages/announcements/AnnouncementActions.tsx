import { Link } from 'react-router-dom';
import type { Announcement } from '../../../content/announcement/announcement';
import { paths } from '../../../content/paths/paths';
import { ABOUT_THE_FILM, UNTITLED } from '../../../shared/words/lists';
import { ShareButton } from '../../components/overlays/ShareButton';

/** Renders the buttons of an announcement: a link to its movie, and sharing. */
export const announcementActions = ({ key, title, movieId }: Announcement, headingId: string) => (
  <>
    {movieId && (
      <Link to={paths.movie(movieId)} className="text-button" aria-describedby={headingId}>
        {ABOUT_THE_FILM}
      </Link>
    )}
    <ShareButton
      title={title || UNTITLED}
      path={paths.announcement(key)}
      className="text-button"
      describedBy={headingId}
    />
  </>
);
