import { useCallback, useId, type ComponentProps } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { adminPaths, comparePath } from '../../content/paths/admin-paths';
import type { EntryId } from '../../content/entry';
import { formatPublicationTime } from '../../store/documents/publication-time';
import { getUnpublished } from '../../store/write/unpublished';
import { Time } from '../ui/text';
import { useBackgroundRead } from '../ui/background';
import styles from './EntryForm.module.css';
import {
  publicationEnd,
  publicationStart,
  type Publication,
} from '../../store/documents/unpublished';
import type { FormValues } from './fields/form-values';
import { TimeField, TimeText } from './TimeFields';
import { CHOICE, CHOICES, END, ENDS, TIME, YES } from './state/publication';

interface PublicationChoiceProps extends ComponentProps<typeof PublicationField> {
  /**
   * The id of the next version of a published entry, which may not exist yet; undefined if the
   * entry cannot have one.
   */
  readonly nextId: EntryId | undefined;
}

/**
 * Lets the user choose when visitors see a new entry or a draft, or the changes of a published
 * entry.
 */
export default function PublicationChoice({ nextId, ...publication }: PublicationChoiceProps) {
  return nextId ? (
    <NextVersion id={nextId} publication={publication} />
  ) : (
    <PublicationField {...publication} />
  );
}

interface NextVersionProps {
  readonly id: EntryId;
  readonly publication: ComponentProps<typeof PublicationField>;
}

/**
 * Lets the user choose when visitors see the changes of a published entry: now, or later as a next
 * version. If the entry already has a next version, links to it instead.
 */
function NextVersion({ id, publication }: NextVersionProps) {
  const read = useCallback(() => getUnpublished(id), [id]);
  const version = useBackgroundRead(read, useLoaderData<unknown>());
  if (version === undefined) return <div className={`whole-row ${styles.choiceRoom}`} />;
  if (!version) return <PublicationField {...publication} isEdit />;
  const { publishAt, savedAt } = version;
  return (
    <section className="notice whole-row" aria-label="Next version">
      <p>
        <strong>There is a next version of this</strong>, saved <Time at={savedAt} />.{' '}
        {publishAt
          ? `Visitors see it from ${formatPublicationTime(publishAt)} on.`
          : 'It is a draft.'}{' '}
        What you save here they see at once; then the version waits until somebody has looked at it.
      </p>
      <p className="row thin">
        <Link className="action" to={adminPaths.comingEntry(id)}>
          Go on editing it
        </Link>
        <Link className="action" to={adminPaths.preview(id)}>
          Preview
        </Link>
        <Link className="action" to={comparePath(id)}>
          Compare, publish or discard
        </Link>
      </p>
    </section>
  );
}

interface PublicationFieldProps {
  readonly values: FormValues;
  readonly publication?: Publication | undefined;
  readonly error?: string | undefined;
  readonly endError?: string | undefined;
  readonly showsErrors: boolean;
  /** The current time in ms, for texts such as "in 2 days". */
  readonly now: number;
  readonly disabled: boolean;
  /**
   * Whether the form edits a published entry, so that the choice is about its changes, which have
   * no end.
   */
  readonly isEdit?: boolean;
  readonly onChange: (values: FormValues) => void;
}

/**
 * Fields for when visitors see an entry (now, not yet, or from a time on) and when it ends, if it
 * has an end.
 */
function PublicationField({
  values,
  publication,
  error,
  endError,
  showsErrors,
  now,
  disabled,
  isEdit = false,
  onChange,
}: PublicationFieldProps) {
  const name = useId();
  const choice = values[CHOICE];
  return (
    <fieldset className={`stack tight whole-row ruled ${styles.group}`} disabled={disabled}>
      <legend className="strong">When do visitors see {isEdit ? 'the changes' : 'it'}?</legend>
      <div className="row thin">
        {Object.entries(CHOICES).map(([option, label]) => (
          <label key={option} className="check">
            <input
              type="radio"
              name={name}
              checked={choice === option}
              onChange={() => onChange({ [CHOICE]: option })}
            />
            {isEdit && option === 'now' ? 'At once' : label}
          </label>
        ))}
      </div>
      {choice === 'at' && (
        <div className="columns few narrow ends">
          <TimeField
            of="start"
            time={values[TIME] ?? ''}
            error={showsErrors ? error : undefined}
            disabled={disabled}
            onTime={(time) => onChange({ [TIME]: time })}
          />
          <TimeText at={publication && publicationStart(publication)} error={error} now={now} />
        </div>
      )}
      {choice !== 'draft' && !isEdit && (
        <>
          <div className="row thin">
            <label className="check">
              <input
                type="checkbox"
                checked={values[ENDS] === YES}
                onChange={({ target }) => onChange({ [ENDS]: target.checked ? YES : '' })}
              />
              Take it off the site at a set time
            </label>
          </div>
          {values[ENDS] && (
            <div className="columns few narrow ends">
              <TimeField
                of="end"
                time={values[END] ?? ''}
                error={showsErrors ? endError : undefined}
                disabled={disabled}
                onTime={(end) => onChange({ [END]: end })}
              />
              <TimeText
                before="Until "
                at={publication && publicationEnd(publication)}
                error={endError}
                now={now}
              />
            </div>
          )}
        </>
      )}
    </fieldset>
  );
}
