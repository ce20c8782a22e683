import { Link } from 'react-router-dom';
import { toast, type Id } from 'react-toastify/unstyled';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NewTabLink } from '../../shared/ui/text';
import { TOAST_MS, UNDO_TOAST_MS } from '../../shared/admin-limits';
import { failureHint } from './failure-hint';
import styles from './Toasts.module.css';
import { shortcutKey, isTyping } from '../../shared/ui/hooks';
import { adminPaths, HISTORY_PATH } from '../../content/paths/admin-paths';

/**
 * The failures that were shown last, by operation, and the successes that stay. Each has an id of its
 * own: one that is shown while the one before is still leaving would be taken for the same and dropped.
 */
const shown = new Map<string, Id>();

/** Where what a message reports can be taken back once its "Undo" is gone. */
export interface LaterUndo {
  readonly to: string;
  readonly label: string;
}

export const IN_TRASH: LaterUndo = { to: adminPaths.trash, label: 'Open the trash' };
export const IN_LAST_IMPORT: LaterUndo = { to: adminPaths.import, label: 'Open the import' };
export const IN_HISTORY: LaterUndo = { to: HISTORY_PATH, label: 'Open the history' };

interface NextSteps {
  readonly viewPath?: string | undefined;
  readonly draftPath?: string | undefined;
  readonly undo?: (() => void) | undefined;
  readonly later?: LaterUndo | undefined;
  /** Said below the message. */
  readonly note?: string | undefined;
  /** Keeps the message until it is dismissed by that name, or closed. */
  readonly operation?: string | false | undefined;
}

/**
 * The messages of the admin area: a success closes by itself, later if it can be undone; a failure stays
 * until it is closed, with a hint on its cause, or until the same is tried again.
 */
export const notify = {
  success(message: string): void {
    toast.success(message, { role: 'status', autoClose: TOAST_MS });
  },

  /** A success with what can be done next: the message stays as long as that has the focus. */
  saved(message: string, steps: NextSteps = {}): void {
    const { viewPath, draftPath, undo, later, note, operation } = steps;
    const toastId = crypto.randomUUID();
    const time = undo || note ? UNDO_TOAST_MS : TOAST_MS;
    toast.success(
      <div
        className="row thin"
        onFocus={() => toast.pause({ id: toastId })}
        onBlur={() => toast.play({ id: toastId })}
      >
        <p>{message}</p>
        {note && <p className="note">{note}</p>}
        {viewPath && (
          <NewTabLink className="action" href={viewPath}>
            View on site
          </NewTabLink>
        )}
        {draftPath && (
          <Link className="action" to={draftPath}>
            Open the draft
          </Link>
        )}
        {undo && <UndoButton toastId={toastId} undo={undo} />}
        {undo && later && (
          <Link className="action" to={later.to}>
            {later.label}
          </Link>
        )}
      </div>,
      { role: 'status', autoClose: operation ? false : time, toastId },
    );
    if (operation) shown.set(operation, toastId);
  },

  /** `operation` names what failed: its next failure replaces this one; without it, the same message. */
  failure(message: string, error?: unknown, operation = message): void {
    const hint = failureHint(error);
    notify.dismiss(operation);
    const id = toast.error(
      <div>
        <p>{message}</p>
        {hint && <p className={`note ${styles.hint}`}>{hint}</p>}
      </div>,
      { role: 'alert', autoClose: false },
    );
    shown.set(operation, id);
  },

  /** Closes the message of an operation that is tried again: no failure is shown beside its success. */
  dismiss(operation: string): void {
    const id = shown.get(operation);
    shown.delete(operation);
    if (id !== undefined) toast.dismiss(id);
  },
};

interface UndoButtonProps {
  readonly toastId: string;
  readonly undo: () => void;
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The messages that can be undone, the last one at the end: the key is for that one. */
const open: string[] = [];

/** Undoes what a message reports, and closes it, also by Ctrl+Z where nobody types. */
function UndoButton({ toastId, undo }: UndoButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isDone = useRef(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && shortcutKey(event) === 'z';
    if (!isUndo || open.at(-1) !== toastId || isTyping(event.target)) return;
    event.preventDefault();
    button.current?.click();
  });
  useEffect(() => {
    open.push(toastId);
    document.addEventListener('keydown', onKey);
    return () => {
      open.splice(open.indexOf(toastId), 1);
      document.removeEventListener('keydown', onKey);
    };
  }, [toastId]);

  return (
    <span className={styles.keyed}>
      <button
        ref={button}
        type="button"
        className="action"
        aria-keyshortcuts={isApple() ? 'Meta+Z' : 'Control+Z'}
        onClick={({ currentTarget }) => {
          // The message takes a moment to leave.
          if (isDone.current) return;
          isDone.current = true;
          // The message is removed: the focus is free for what is restored.
          currentTarget.blur();
          toast.dismiss(toastId);
          undo();
        }}
      >
        Undo
      </button>
      <kbd className={`note ${styles.key}`}>{isApple() ? '⌘Z' : 'Ctrl+Z'}</kbd>
    </span>
  );
}
