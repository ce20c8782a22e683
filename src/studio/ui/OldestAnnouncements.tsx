import { Link } from 'react-router-dom';
import { ANNOUNCEMENTS_PATH, LIST_ANCHOR } from '../../content/paths/admin-paths';

/** The way to make room among the announcements: their list, oldest first. */
export const OldestAnnouncements = () => (
  <Link to={`${ANNOUNCEMENTS_PATH}?sort=oldest#${LIST_ANCHOR}`}>Show the oldest</Link>
);
