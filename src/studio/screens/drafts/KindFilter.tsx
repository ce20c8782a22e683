import { Link, useSearchParams } from 'react-router-dom';
import { withSearchParams } from '../../../shared/data/search-params';
import type { Unpublished } from '../../../store/documents/unpublished';
import type { EntryKind } from '../../../content/entry';
import { KINDS_IN_ORDER, onScreen } from '../../kinds';
import page from '../../ui/Page.module.css';
import styles from './KindFilter.module.css';

interface KindFilterProps {
  readonly entries: readonly Pick<Unpublished, 'kind'>[];
  /** The kind that is shown; without one all are. */
  readonly kind: EntryKind | undefined;
}

/** The kind of entries in the address; undefined for all of them. */
export const kindIn = (search: URLSearchParams): EntryKind | undefined =>
  KINDS_IN_ORDER.find((kind) => kind === search.get('kind'));

/** Links that show the entries of one kind, if there are several (product 29.26). */
export function KindFilter({ entries, kind }: KindFilterProps) {
  const [parameters] = useSearchParams();
  const countOf = (one: EntryKind) => entries.filter((entry) => entry.kind === one).length;
  const shown = KINDS_IN_ORDER.filter((one) => one === kind || countOf(one) > 0);
  if (!kind && shown.length < 2) return null;

  const link = (label: string, count: number, to: EntryKind | undefined) => (
    <Link
      key={label}
      to={{ search: withSearchParams(parameters, { kind: to ?? '' }) }}
      aria-current={to === kind ? 'page' : undefined}
      preventScrollReset
    >
      {label} <span className={styles.count}>{count}</span>
    </Link>
  );

  return (
    <nav className={`${page.tabs} ${styles.filter}`} aria-label="Filter by kind">
      {link('All', entries.length, undefined)}
      {shown.map((one) => link(onScreen(one).plural, countOf(one), one))}
    </nav>
  );
}
