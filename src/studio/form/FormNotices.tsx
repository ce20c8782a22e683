import { Suspense, useEffect, useRef } from 'react';
import { Time } from '../ui/text';
import { lazyComponent } from '../../shared/ui/LoadedOnce';
import type { LateNoticesProps } from './LateNotices';
import { Action } from '../ui/parts';

/**
 * Loaded lazily, because it is rarely needed, and only after a response of the database, so that
 * there is a connection.
 */
const LateNotices = lazyComponent(
  () => import('./LateNotices'),
  'What has become of this meanwhile',
);

interface FormNoticesProps extends LateNoticesProps {
  readonly draftSavedAt: Date | undefined;
  /** Whether the browser has stored the typed text. */
  readonly isKept: boolean;
  readonly discardDraft: () => void;
  /** Whether the form shows a copy of another entry. */
  readonly isCopy: boolean;
  readonly discardCopy: () => void;
}

/**
 * Notices above a form: it was opened with a draft or a copy, or somebody else has changed its
 * entry.
 */
export const FormNotices = ({
  draftSavedAt,
  isKept,
  discardDraft,
  isCopy,
  discardCopy,
  changes,
  conflict,
  gone,
}: FormNoticesProps) => (
  <>
    {isCopy && <CopyNotice discard={discardCopy} />}
    {draftSavedAt && (
      <div className="notice row thin between whole-row in-view" role="status">
        <p>
          What you wrote on <Time at={draftSavedAt} /> is back. Pictures have to be chosen again.
        </p>
        <Action onClick={discardDraft}>Throw it away</Action>
      </div>
    )}
    {!isKept && (
      <p className="notice bad whole-row" role="status">
        This browser does not keep what you type here: it has no room for it, or may store nothing.
        Save it before you leave this page.
      </p>
    )}
    {(gone || changes.length > 0 || conflict.pictureChanged) && (
      <Suspense>
        <LateNotices {...{ gone, changes, conflict }} />
      </Suspense>
    )}
  </>
);

function CopyNotice({ discard }: { readonly discard: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);

  return (
    <div
      ref={notice}
      className="notice row thin between whole-row in-view"
      role="group"
      aria-label="Copy"
      tabIndex={-1}
    >
      <p>This is a copy. Nothing of it is stored before you save it.</p>
      <button
        type="button"
        className="action"
        onClick={({ currentTarget }) => {
          // The button disappears together with the notice, so that the focus moves to the first
          // field.
          currentTarget.form?.querySelector<HTMLElement>('input, textarea')?.focus();
          discard();
        }}
      >
        Throw it away
      </button>
    </div>
  );
}
