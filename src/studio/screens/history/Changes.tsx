import { useId } from 'react';
import type { RevisionChange, StoredEntry, HistoryKind } from '../../../store/documents/revision';
import type { EntryLocation } from '../../../content/entry';
import { Time, authorText } from '../../ui/text';
import styles from './History.module.css';
import { changedFieldsOf, publicationTimes } from './history-fields';
import { FieldChange, isBeyondRestoring } from './FieldChange';
import { errorCode } from '../../../shared/failures/failure';
import { restoreFields } from '../../../store/history/restore';
import { notify } from '../../ui/notify';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import { viewPathAt, historyList } from './history.loader';
import { Button } from '../../ui/parts';

/** The entry whose history is shown. */
interface SubjectProps {
  readonly location: EntryLocation;
  readonly kind: HistoryKind;
}

interface ChangesProps extends SubjectProps {
  /** The entry as it is stored now, if it is known. */
  readonly stored: StoredEntry | undefined;
  /** Newest first. */
  readonly changes: readonly RevisionChange[];
  /** Whether there are older changes. */
  readonly hasMore: boolean;
}

/** The changes of an entry, with a line for each time it was published. */
export function Changes({ location, kind, stored, changes, hasMore }: ChangesProps) {
  const versions = [stored?.fields ?? null, ...changes.map(({ before }) => before)];
  const oldest = changes.at(-1)?.at;
  // Times before the oldest change shown are left for the next page.
  const published = publicationTimes(kind, location, versions).filter(
    (at) => !hasMore || (oldest && at > oldest),
  );
  const lines: readonly { readonly at: Date; readonly change?: RevisionChange }[] = [
    ...changes.map((change) => ({ at: change.at, change })),
    ...published.map((at) => ({ at })),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime());

  return (
    <>
      {lines.length > 0 && (
        <ol className={`stack wide ${styles.changes}`} aria-label="Changes">
          {lines.map(({ at, change }) => (
            <li key={change?.id ?? at.getTime()}>
              {change ? (
                <ChangeCard location={location} kind={kind} change={change} />
              ) : (
                <p className="aside">
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

/** An edit of an entry: its time, its author, and each field before and after. */
function ChangeCard({
  location,
  kind,
  change,
}: SubjectProps & { readonly change: RevisionChange }) {
  const headingId = useId();
  const { submit, pending } = useRestoreFields(location, kind);
  const { fields, isShareOnly } = changedFieldsOf(kind, change);
  const isThere = change.now.state === 'published';
  const restorable = fields.filter((field) => !isBeyondRestoring(field, change));
  const restore = (chosen: typeof fields) =>
    void submit(
      change,
      chosen.flatMap(({ stored }) => stored),
    );

  return (
    <article className="panel stack wide" aria-labelledby={headingId} tabIndex={-1}>
      <h3 id={headingId} className="entry-title">
        <Time at={change.at} />{' '}
        <span className="soft plain">by {authorText(change.by, change.uid)}</span>
      </h3>
      {fields.map((field) => (
        <FieldChange
          key={field.label}
          field={field}
          change={change}
          pending={pending}
          restore={isThere ? () => restore([field]) : undefined}
        />
      ))}
      {fields.length === 0 && <p className="soft">{nothingShown(change, isShareOnly)}</p>}
      {isThere && restorable.length > 1 && (
        <div className={`ruled ${styles.field}`}>
          <Button
            pending={pending}
            aria-describedby={headingId}
            onClick={() => restore(restorable)}
          >
            {restorable.length === fields.length ? 'Restore all' : 'Restore the others'}
          </Button>
        </div>
      )}
    </article>
  );
}
function nothingShown({ after }: RevisionChange, isShareOnly: boolean): string {
  if (!after) return 'What was changed is not known, as the entry was deleted.';
  return isShareOnly
    ? 'The picture for link previews was made.'
    : 'Nothing that is shown here was changed.';
}

/** Messages by error code, for failures that another attempt cannot resolve. */
const FAILURES: Readonly<Record<string, string>> = {
  'files-gone': 'It could not be restored: the files of that picture are no longer kept.',
  'value-refused':
    'It could not be restored: the site no longer accepts what it was then. It can be typed in the form.',
};

/** Restores fields of an entry to their values before a change. */
const useRestoreFields = (location: EntryLocation, kind: HistoryKind) =>
  useAdminSubmit(
    async (change: RevisionChange, names: readonly string[]) => {
      try {
        const isWritten = await historyList.afterWrite(
          kind === 'names'
            ? import('../../../store/write/names-admin').then(({ restoreNames }) =>
                restoreNames(location.path, change, names),
              )
            : restoreFields(location, change, names),
        );
        if (isWritten) notify.saved('Restored.', { viewPath: viewPathAt(kind, location) });
        else notify.success('It is so already.');
      } catch (error) {
        const message = FAILURES[errorCode(error)];
        if (!message) throw error;
        notify.failure(message);
      }
    },
    { failed: 'It could not be restored.' },
  );
