import { Link } from 'react-router-dom';
import { homepageTabPath, LIST_PART } from '../../../admin-paths';

/** The way to make room among the announcements: their list, oldest first. */
export const OldestAnnouncements = () => (
  <Link to={`${homepageTabPath('announcements')}&sort=oldest#${LIST_PART}`}>Show the oldest</Link>
);
