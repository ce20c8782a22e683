import { toast } from 'react-toastify/unstyled';
import actions from '../lists/CardActions.module.css';

interface UndoButtonProps {
  readonly toastId: string;
  readonly undo: () => void;
}

/** Undoes what a message reports, and closes it. While it has the focus the message stays. */
export const UndoButton = ({ toastId, undo }: UndoButtonProps) => (
  <button
    type="button"
    className={actions.action}
    onFocus={() => toast.pause({ id: toastId })}
    onBlur={() => toast.play({ id: toastId })}
    onClick={({ currentTarget }) => {
      // The message is removed: the focus is free for what is restored.
      currentTarget.blur();
      toast.dismiss(toastId);
      undo();
    }}
  >
    Undo
  </button>
);
