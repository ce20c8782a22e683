import { useId, type ReactNode } from 'react';
import type { Resource } from '../../data/resource';
import { Loaded } from '../../components/loading/Loaded';
import { LoadFailure } from '../../components/loading/LoadFailure';
import styles from './LandingSection.module.css';

interface LandingSectionProps<T> {
  readonly title: string;
  /** What the section shows, as the subject of a sentence: 'The announcements'. */
  readonly what: string;
  readonly from: Resource<readonly T[]>;
  readonly waiting: ReactNode;
  /** Words for a section without any content. */
  readonly empty: string;
  /** The way on to the rest, below the content. */
  readonly more?: ReactNode;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** A titled section of the landing page that stands alone: its own loading, empty and failed state. */
export function LandingSection<T>({
  title,
  what,
  from,
  waiting,
  empty,
  more,
  children,
}: LandingSectionProps<T>) {
  const headingId = useId();
  return (
    <section className="section" aria-labelledby={headingId}>
      <h2 id={headingId} className="section-title">
        {title}
      </h2>
      <Loaded
        from={from}
        waiting={waiting}
        failed={(retry) => <LoadFailure what={what} retry={retry} />}
      >
        {(items) => (items.length > 0 ? children(items) : <p className="empty">{empty}</p>)}
      </Loaded>
      {more && <p className={styles.more}>{more}</p>}
    </section>
  );
}
