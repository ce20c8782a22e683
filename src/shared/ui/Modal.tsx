import {
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import './overlays.css';

interface ModalProps {
  readonly label: string;
  readonly onClose: () => void;
  /** Whether Escape and a click on the backdrop do not close it. */
  readonly insistent?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A modal dialog (product 12.4). The `dialog` element keeps the focus inside, restores it at the end
 * and makes the page inert; Escape and a click on the backdrop close it.
 */
export function Modal({ label, onClose, insistent = false, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const onCancel = (event: SyntheticEvent) => {
    // React passes the event on to a dialog around this one, which browsers do not.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={['modal', className].filter(Boolean).join(' ')}
      aria-label={label}
      closedby={insistent ? 'none' : undefined}
      onCancel={onCancel}
      onClick={onClick}
    >
      {children}
    </dialog>
  );
}
