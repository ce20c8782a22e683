import { useId } from 'react';
import { altTranslations } from '../../translation-words';
import { hasOtherFiles, type RevisionChange } from '../../../store/documents/revision';
import { storedPicture, textOf, type HistoryField } from './history-fields';
import styles from './History.module.css';
import { TextChange } from './TextChange';
import { Photo } from '../../../shared/ui/Photo';
import type { Picture } from '../../../shared/pictures/picture';
import { Action } from '../../ui/parts';

interface FieldChangeProps {
  readonly field: HistoryField;
  readonly change: RevisionChange;
  /** Restores the field; undefined if the entry does not exist. */
  readonly restore?: (() => void) | undefined;
  readonly pending: boolean;
  /** The level of the heading, one below the heading of the change or of the list. */
  readonly heading?: 'h3' | 'h4';
}

/** Whether the field is a picture whose files are deleted, so that it cannot be restored. */
export const isBeyondRestoring = (
  { stored }: HistoryField,
  { before, now, files }: RevisionChange,
) =>
  files !== 'kept' &&
  hasOtherFiles(
    stored.map((name) => before[name]),
    now.fields ?? {},
  );

/** A field before and after an edit, with a button that restores it. */
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
    <div role="group" className={`ruled stack start ${styles.field}`} aria-labelledby={id}>
      <Heading id={id}>{field.label}</Heading>
      {isText ? (
        <TextChange
          before={textOf(field, before)}
          after={textOf(field, after ?? {})}
          missing={missing}
        />
      ) : (
        <PictureChange
          before={storedPicture(field, before)}
          after={storedPicture(field, after ?? {})}
          isGone={isGone && isBeyondRestoring(field, change)}
          missing={missing}
        />
      )}
      {restore && isBeyondRestoring(field, change) && (
        <p className="soft">
          {isGone
            ? 'Files of replaced pictures are kept for 30 days: this one cannot be restored.'
            : 'This picture was replaced later: restore it at that change.'}
        </p>
      )}
      {restore && !isBeyondRestoring(field, change) && (
        <Action pending={pending} aria-describedby={id} onClick={restore}>
          Restore
        </Action>
      )}
    </div>
  );
}

interface PictureChangeProps {
  readonly before: Picture | undefined;
  readonly after: Picture | undefined;
  /** Whether the files of the previous picture are deleted. */
  readonly isGone: boolean;
  /** Shown instead of a missing picture. */
  readonly missing: string;
}

/** Two versions of a picture side by side, and their other differences. */
function PictureChange({ before, after, isGone, missing }: PictureChangeProps) {
  const isOther = before?.src !== after?.src;
  return (
    <>
      {isOther && (
        <div className={`columns ${styles.pictures}`}>
          <Version name="Before" picture={before} missing={missing} isGone={isGone} />
          <Version name="After" picture={after} missing={missing} />
        </div>
      )}
      {before && after && before.alt !== after.alt && (
        <Detail name="What it shows" before={before.alt} after={after.alt} />
      )}
      {before &&
        after &&
        altTranslations?.('What it shows')
          ?.filter(({ name }) => before[name] !== after[name])
          .map(({ name, label }) => (
            <Detail key={name} name={label} before={before[name]} after={after[name]} />
          ))}
      {before && after && before.focus !== after.focus && (
        <Detail name="Focal point" before={before.focus ?? CENTRE} after={after.focus ?? CENTRE} />
      )}
    </>
  );
}

const CENTRE = '50% 50%';

interface VersionProps {
  readonly name: string;
  readonly picture: Picture | undefined;
  readonly missing: string;
  readonly isGone?: boolean;
}

const Version = ({ name, picture, missing, isGone = false }: VersionProps) => (
  <figure className="stack tight">
    <figcaption className="note">{name}</figcaption>
    {picture && !isGone ? (
      <Photo
        picture={{ ...picture, alt: picture.alt || `The picture ${name.toLowerCase()}` }}
        sizes="(width < 40rem) 45vw, 16rem"
        className={`cover ${styles.picture}`}
        fallback={<p>The file is no longer there.</p>}
      />
    ) : (
      <p>{picture ? 'The file is no longer kept.' : missing}</p>
    )}
  </figure>
);

interface DetailProps {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const Detail = ({ name, before, after }: DetailProps) => (
  <>
    <p className="soft">{name}</p>
    <TextChange before={before} after={after} missing="Nothing" />
  </>
);
