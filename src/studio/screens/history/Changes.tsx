import type { Change, StoredEntry, HistoryKind } from '../../../store/documents/revision';
import type { EntryLocation } from '../../../content/entry';
import { Time } from '../../ui/text';
import { ChangeCard } from './ChangeCard';
import styles from './History.module.css';
import { publicationTimes } from './publication-times';

interface ChangesProps {
  readonly location: EntryLocation;
  readonly kind: HistoryKind;
  /** The entry as it is stored now, if that is known. */
  readonly stored: StoredEntry | undefined;
  /** Last first. */
  readonly changes: readonly Change[];
  /** Whether there are older ones. */
  readonly hasMore: boolean;
}

/** The changes of an entry, with a line for each time at which it was published (product 30.10). */
export function Changes({ location, kind, stored, changes, hasMore }: ChangesProps) {
  const versions = [stored?.fields ?? null, ...changes.map(({ before }) => before)];
  const oldest = changes.at(-1)?.at;
  // What is older than the changes that are shown belongs below those that are not.
  const published = publicationTimes(kind, location, versions).filter(
    (at) => !hasMore || (oldest && at > oldest),
  );
  const lines: readonly { readonly at: Date; readonly change?: Change }[] = [
    ...changes.map((change) => ({ at: change.at, change })),
    ...published.map((at) => ({ at })),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime());

  return (
    <>
      {lines.length > 0 && (
        <ol className={styles.changes} aria-label="Changes">
          {lines.map(({ at, change }) => (
            <li key={change?.id ?? at.getTime()}>
              {change ? (
                <ChangeCard location={location} kind={kind} change={change} />
              ) : (
                <p className={styles.published}>
                  Published <Time at={at} />
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
      {changes.length === 0 && (
        <p className="empty">
          {stored?.state === 'gone'
            ? 'No change of it is known.'
            : 'No changes yet. From now on every change is listed here, with who made it and what was there before.'}
        </p>
      )}
    </>
  );
}
