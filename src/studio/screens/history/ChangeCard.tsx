import { useId } from 'react';
import type { Change, HistoryKind } from '../../../store/documents/revision';
import type { EntryLocation } from '../../../content/entry';
import { signatureOf, Time } from '../../ui/text';
import { changedFieldsOf } from './changed-fields';
import { FieldChange, isBeyondRestoring } from './FieldChange';
import styles from './History.module.css';
import { useRestoreFields } from './useRestoreFields';

interface ChangeCardProps {
  readonly location: EntryLocation;
  readonly kind: HistoryKind;
  readonly change: Change;
}

/** An edit of an entry: when, by whom, and each field before and after. */
export function ChangeCard({ location, kind, change }: ChangeCardProps) {
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
    <article className={styles.change} aria-labelledby={headingId} tabIndex={-1}>
      <h3 id={headingId}>
        <Time at={change.at} />{' '}
        <span className={styles.by}>by {signatureOf(change.by, change.uid)}</span>
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
      {fields.length === 0 && <p className={styles.note}>{nothingShown(change, isShareOnly)}</p>}
      {isThere && restorable.length > 1 && (
        <div className={styles.all}>
          <button
            type="button"
            className="button"
            aria-disabled={pending}
            aria-describedby={headingId}
            onClick={() => restore(restorable)}
          >
            {restorable.length === fields.length ? 'Restore all' : 'Restore the others'}
          </button>
        </div>
      )}
    </article>
  );
}

function nothingShown({ after }: Change, isShareOnly: boolean): string {
  if (!after) return 'What was changed is not known, as the entry was deleted.';
  return isShareOnly
    ? 'The picture for link previews was made.'
    : 'Nothing that is shown here was changed.';
}
