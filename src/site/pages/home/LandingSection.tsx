import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { Resource } from '../../../shared/data/resource';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import styles from './LandingSection.module.css';
import { useCameNear } from './useCameNear';

interface LandingSectionProps<T> {
  readonly title: string;
  /** What the section shows, as the subject of a sentence: 'The announcements'. */
  readonly what: string;
  readonly from: Resource<readonly T[]>;
  /** Whether it is shown only when it has come near, until when it has the height of `waiting`. */
  readonly isLater?: boolean;
  /** Is called when it is shown. */
  readonly onNear?: () => void;
  readonly waiting: ReactNode;
  /** Words for a section without any content. */
  readonly empty: string;
  /** The way on to the rest, below the content. */
  readonly more?: ReactNode;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** The distance from the viewport at which a section has come near. */
const NEAR = '1000px';

/** A titled section of the landing page that stands alone: its own loading, empty and failed state. */
export function LandingSection<T>({
  title,
  what,
  from,
  isLater = false,
  onNear,
  waiting,
  empty,
  more,
  children,
}: LandingSectionProps<T>) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const isNear = useCameNear(section, NEAR, from);
  const isShown = !isLater || isNear;

  useEffect(() => {
    if (isShown) onNear?.();
  }, [isShown, onNear]);

  return (
    <section ref={section} className="section" aria-labelledby={headingId}>
      <h2 id={headingId} className="section-title">
        {title}
      </h2>
      {isShown ? (
        <Loaded
          from={from}
          waiting={waiting}
          failed={(retry) => <LoadFailure what={what} retry={retry} />}
        >
          {(items) => (items.length > 0 ? children(items) : <p className="empty">{empty}</p>)}
        </Loaded>
      ) : (
        <div aria-hidden="true">{waiting}</div>
      )}
      {more && <p className={styles.more}>{more}</p>}
    </section>
  );
}
