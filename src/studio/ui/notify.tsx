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
 * The ids of the visible messages by operation: the last failure, and successes that stay. Each id
 * is new, because react-toastify would drop a message with the same id as one that is being closed.
 */
const shown = new Map<string, Id>();

/** Where a change can be reverted after the "Undo" of its message has disappeared. */
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
  readonly note?: string | undefined;
  /** If set, the message stays until it is closed or `dismiss` is called with this name. */
  readonly operation?: string | false | undefined;
}

/**
 * The messages of the admin area. A success closes by itself, later if it can be undone; a failure
 * stays, with a hint on its cause, until it is closed or the action is repeated.
 */
export const notify = {
  success(message: string): void {
    toast.success(message, { role: 'status', autoClose: TOAST_MS });
  },

  /**
   * A success with links or buttons for the next step; the message stays as long as one of them has
   * the focus.
   */
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

  /**
   * Shows a failure. The next failure of the same `operation`, by default the message, replaces it.
   */
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

  /** Closes the message of a repeated operation, so that no failure is shown beside its success. */
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

/** The messages with an "Undo", newest last; the shortcut undoes the newest. */
const open: string[] = [];

/**
 * Reverts the change of a message, and closes the message; also on Ctrl+Z outside of text fields.
 */
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
          // The message remains for a moment while it is closed, when a second press must do
          // nothing.
          if (isDone.current) return;
          isDone.current = true;
          // The message is removed; without the focus on it, the restored entry can be focused.
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
