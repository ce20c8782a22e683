import { useId } from 'react';
import { hasOtherFiles, type Change } from '../../../store/documents/revision';
import actions from '../../entries/CardActions.module.css';
import { pictureOf, textOf } from './field-values';
import styles from './History.module.css';
import type { HistoryField } from './history-fields';
import { PictureChange } from './PictureChange';
import { TextChange } from './TextChange';

interface FieldChangeProps {
  readonly field: HistoryField;
  readonly change: Change;
  /** Restores the field; none while the entry is not there. */
  readonly restore?: (() => void) | undefined;
  readonly pending: boolean;
  /** Below the heading of the change or the list that it is part of. */
  readonly heading?: 'h3' | 'h4';
}

/** Whether the field is a picture whose files can no longer be brought back with this change. */
export const isBeyondRestoring = ({ stored }: HistoryField, { before, now, files }: Change) =>
  files !== 'kept' &&
  hasOtherFiles(
    stored.map((name) => before[name]),
    now.fields ?? {},
  );

/** A field that an edit changed, before and after, and what takes it back. */
export function FieldChange({
  field,
  change,
  restore,
  pending,
  heading: Heading = 'h4',
}: FieldChangeProps) {
  const id = useId();
  const { before, after, files } = change;
  const isGone = files === 'expired' || files === 'deleted';
  const missing = field.hasBuiltIn ? 'As built into the site' : 'Nothing';
  const isText = field.shown === 'text' || field.shown === 'switch';

  return (
    <div role="group" className={styles.field} aria-labelledby={id}>
      <Heading id={id}>{field.label}</Heading>
      {isText ? (
        <TextChange
          before={textOf(field, before)}
          after={textOf(field, after ?? {})}
          missing={missing}
        />
      ) : (
        <PictureChange
          before={pictureOf(field, before)}
          after={pictureOf(field, after ?? {})}
          isGone={isGone && isBeyondRestoring(field, change)}
          missing={missing}
        />
      )}
      {restore && isBeyondRestoring(field, change) && (
        <p className={styles.note}>
          {isGone
            ? 'Files of replaced pictures are kept for 30 days: this one cannot be restored.'
            : 'This picture was replaced later: restore it at that change.'}
        </p>
      )}
      {restore && !isBeyondRestoring(field, change) && (
        <button
          type="button"
          className={actions.action}
          aria-disabled={pending}
          aria-describedby={id}
          onClick={restore}
        >
          Restore
        </button>
      )}
    </div>
  );
}
