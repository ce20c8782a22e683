import styles from './EventListSkeleton.module.css';

/** The skeleton of a list of events. */
export const EventListSkeleton = ({ count }: { readonly count: number }) => (
  <div role="status" aria-label="Loading events">
    {Array.from({ length: count }, (_, position) => (
      <div key={position} aria-hidden="true" className={`skeleton ${styles.placeholder}`} />
    ))}
  </div>
);
