import { Link } from 'react-router-dom';
import { toast, type Id } from 'react-toastify/unstyled';
import { NewTabLink } from '../../shared/ui/text/NewTabLink';
import { TOAST_MS, UNDO_TOAST_MS } from '../../shared/admin-limits';
import actions from '../entries/CardActions.module.css';
import { errorCode } from '../../shared/failures/failure';
import { failureHint } from './failure-hint';
import { OldestAnnouncements } from './OldestAnnouncements';
import styles from './Toasts.module.css';
import { UndoButton } from './UndoButton';

/**
 * The failures that were shown last, by operation, and the successes that stay. Each has an id of its
 * own: one that is shown while the one before is still leaving would be taken for the same and dropped.
 */
const shown = new Map<string, Id>();

interface NextSteps {
  readonly viewPath?: string | undefined;
  readonly draftPath?: string | undefined;
  readonly undo?: () => void;
}

/**
 * The messages of the admin area (product 14.7): a success closes by itself, later if it can be
 * undone; a failure stays until it is closed, with a hint on its cause (product 14.8), or until the
 * same is tried again.
 */
export const notify = {
  /** `operation` keeps one that can be undone until it is dismissed by that name, or closed. */
  success(message: string, undo?: () => void, operation?: string | false): void {
    if (!undo) {
      toast.success(message, { role: 'status', autoClose: TOAST_MS });
      return;
    }
    const toastId = crypto.randomUUID();
    toast.success(
      <div className={styles.undoable}>
        <p>{message}</p>
        <UndoButton toastId={toastId} undo={undo} />
      </div>,
      { role: 'status', autoClose: operation ? false : UNDO_TOAST_MS, toastId },
    );
    if (operation) shown.set(operation, toastId);
  },

  /** A success with a link to where visitors see the entry, or where it is edited. */
  saved(message: string, { viewPath, draftPath, undo }: NextSteps = {}): void {
    const toastId = crypto.randomUUID();
    toast.success(
      <div className={styles.undoable}>
        <p>{message}</p>
        {viewPath && (
          <NewTabLink className={actions.action} href={viewPath}>
            View on site
          </NewTabLink>
        )}
        {draftPath && (
          <Link className={actions.action} to={draftPath}>
            Open the draft
          </Link>
        )}
        {undo && <UndoButton toastId={toastId} undo={undo} />}
      </div>,
      { role: 'status', autoClose: undo ? UNDO_TOAST_MS : TOAST_MS, toastId },
    );
  },

  /** `operation` names what failed: its next failure replaces this one; without it, the same message. */
  failure(message: string, error?: unknown, operation = message): void {
    const hint = failureHint(error);
    notify.dismiss(operation);
    const id = toast.error(
      <div>
        <p>{message}</p>
        {hint && <p className={styles.hint}>{hint}</p>}
        {errorCode(error) === 'list-full' && <OldestAnnouncements />}
      </div>,
      { role: 'alert', autoClose: false },
    );
    shown.set(operation, id);
  },

  /** Closes the message of an operation that is tried again: no error stands beside its own success. */
  dismiss(operation: string): void {
    const id = shown.get(operation);
    shown.delete(operation);
    if (id !== undefined) toast.dismiss(id);
  },
};
