import { shortcutKey } from '../../shared/ui/hooks/keys';
import { useEffect, useEffectEvent, useRef } from 'react';
import { toast } from 'react-toastify/unstyled';
import actions from '../entries/CardActions.module.css';
import { isTyping } from './is-typing';
import styles from './Toasts.module.css';

interface UndoButtonProps {
  readonly toastId: string;
  readonly undo: () => void;
}

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The messages that can be undone, the last one at the end: the key is for that one. */
const open: string[] = [];

/**
 * Undoes what a message reports, and closes it, also by Ctrl+Z where nobody types (product 14.7). While
 * it has the focus the message stays.
 */
export function UndoButton({ toastId, undo }: UndoButtonProps) {
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
        className={actions.action}
        aria-keyshortcuts={IS_APPLE ? 'Meta+Z' : 'Control+Z'}
        onFocus={() => toast.pause({ id: toastId })}
        onBlur={() => toast.play({ id: toastId })}
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
      <kbd className={styles.key}>{IS_APPLE ? '⌘Z' : 'Ctrl+Z'}</kbd>
    </span>
  );
}
