import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../content/paths/admin-paths';
import type { EntryGoneError, MissingState } from '../../store/documents/conflict';
import { excerpt } from '../../shared/text/text';

const COMING = <Link to={adminPaths.coming}>Coming up</Link>;
const TRASH = <Link to={adminPaths.trash}>Trash</Link>;

const SENTENCES: Readonly<Record<MissingState, ReactNode>> = {
  unpublished: <>Somebody has unpublished this meanwhile. It is a draft now, in {COMING}.</>,
  'in the trash': <>Somebody has deleted this meanwhile. It can be restored from the {TRASH}.</>,
  deleted: <>Somebody has deleted this meanwhile, for ever and with its pictures.</>,
};
const UNKNOWN = (
  <>
    This is no longer there: somebody has unpublished or deleted it. Look in {COMING} or {TRASH}.
  </>
);

export interface LateNoticesProps {
  /** Set once the edited entry no longer exists. */
  readonly gone?: EntryGoneError | undefined;
  readonly changes: readonly ChangeToShow[];
  /** The number of conflicts so far, and whether the last one changed the picture. */
  readonly conflict: { readonly number: number; readonly pictureChanged: boolean };
}

/** Notices of a form whose entry was removed or was changed by somebody else. */
export default function LateNotices({ gone, changes, conflict }: LateNoticesProps) {
  return (
    <>
      {gone && <GoneNotice missingState={gone.missingState} />}
      {(changes.length > 0 || conflict.pictureChanged) && (
        <ChangesNotice
          key={conflict.number}
          changes={changes}
          pictureChanged={conflict.pictureChanged}
        />
      )}
    </>
  );
}

interface GoneNoticeProps {
  /** Undefined if it is unknown. */
  readonly missingState: MissingState | undefined;
}

/** A notice on what happened to the entry, and that the typed text is not lost. */
function GoneNotice({ missingState }: GoneNoticeProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);

  return (
    <section
      ref={section}
      className="notice stack tight whole-row"
      aria-label="No longer there"
      tabIndex={-1}
    >
      <p>
        <strong>{missingState ? SENTENCES[missingState] : UNKNOWN}</strong>
      </p>
      <p>Nothing of yours is saved yet. You can store what is here as a new draft.</p>
    </section>
  );
}

/** The number of characters to which a changed text is cut. */
const SHOWN_CHARACTERS = 300;

/** A field that somebody else has changed. */
interface ChangeToShow {
  readonly label: string;
  readonly now: string;
  /** Replaces the typed text with `now`; undefined if they are equal. */
  readonly applyChange: (() => void) | undefined;
}

interface ChangesProps {
  readonly changes: readonly ChangeToShow[];
  readonly pictureChanged: boolean;
}

/** A notice that lists what somebody else has changed in the entry. */
function ChangesNotice({ changes, pictureChanged }: ChangesProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);

  return (
    <section
      ref={section}
      className="notice stack tight whole-row"
      aria-label="Changed by somebody else"
      tabIndex={-1}
    >
      <p>
        <strong>Somebody else has changed this meanwhile.</strong> Nothing of yours is saved yet:
        look at it, then save.
      </p>
      <ul className="marked stack tight">
        {pictureChanged && <li>The picture is another one now.</li>}
        {changes.map(({ label, now, applyChange }) => (
          <li key={label}>
            {label}: {now ? <q dir="auto">{excerpt(now, SHOWN_CHARACTERS)}</q> : 'left blank'}
            {applyChange && (
              <>
                <p>You have something else there, which takes its place when you save.</p>
                <button
                  type="button"
                  className="action"
                  onClick={() => {
                    applyChange();
                    // The button disappears once the field has no difference any more.
                    section.current?.focus();
                  }}
                >
                  Use theirs<span className="visually-hidden">: {label}</span>
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
