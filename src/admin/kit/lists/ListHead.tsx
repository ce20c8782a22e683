import type { TimeOrder } from '../../../domain/lists/time-order';
import styles from '../Page.module.css';
import { ListHeading } from './ListHeading';
import { SearchForm } from './SearchForm';
import { SortLinks } from './SortLinks';

interface ListHeadProps {
  readonly title: string;
  /** What the list holds, in the plural: 'videos'. */
  readonly noun: string;
  readonly search: string;
  /** The order; a list without one cannot be sorted. */
  readonly order?: TimeOrder;
}

/** The heading of a list, with its search and its order. */
export const ListHead = ({ title, noun, search, order }: ListHeadProps) => (
  <div className={styles.listHead}>
    <ListHeading>{title}</ListHeading>
    <SearchForm noun={noun} search={search} />
    {order && <SortLinks noun={noun} order={order} />}
  </div>
);
