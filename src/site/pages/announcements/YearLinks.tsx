import { Link } from 'react-router-dom';
import { paths } from '../../../content/paths/paths';
import type { ShownAnnouncements } from './shown-announcements';

/** Leads from the latest announcements to those of a year, and back (product 6.3). */
export const YearLinks = ({ year: shown, years }: Omit<ShownAnnouncements, 'announcements'>) => (
  <nav className="list-links" aria-label="Announcements by year">
    <Link to={paths.announcements} aria-current={shown ? undefined : 'true'} preventScrollReset>
      Latest
    </Link>
    {years.map(([year, count]) => (
      <Link
        key={year}
        to={{ search: `added=${year}` }}
        aria-current={year === shown ? 'true' : undefined}
        preventScrollReset
      >
        {year} ({count})
      </Link>
    ))}
  </nav>
);
