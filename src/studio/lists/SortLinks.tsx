import { Link, useSearchParams } from 'react-router-dom';
import { withSearchParams } from '../../shared/data/search-params';
import type { TimeOrder } from '../../shared/lists/time-order';
import styles from './SortLinks.module.css';

interface SortLinksProps {
  /** What is put in order, in the plural: 'movies'. */
  readonly noun: string;
  readonly order: TimeOrder;
}

/** The two orders of a list of the admin area; the address has the one that is not the default. */
export function SortLinks({ noun, order }: SortLinksProps) {
  const [parameters] = useSearchParams();
  const link = (to: TimeOrder, sort: string, label: string) => (
    <Link
      className="link"
      to={{ search: withSearchParams(parameters, { sort }) }}
      aria-current={to === order ? 'page' : undefined}
      preventScrollReset
    >
      {label}
    </Link>
  );

  return (
    <nav className={`row thin ${styles.sort}`} aria-label={`Sort ${noun}`}>
      {link('newest', '', 'Newest first')}
      {link('oldest', 'oldest', 'Oldest first')}
    </nav>
  );
}
