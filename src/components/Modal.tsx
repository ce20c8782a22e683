import {
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import styles from './Modal.module.css';

interface ModalProps {
  readonly label: string;
  readonly onClose: () => void;
  /** Stays until it is answered: Escape does nothing. */
  readonly insistent?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A dialog over the page (DESIGN R13). The browser's own dialog keeps the focus inside, gives it
 * back at the end and makes the page beneath inert; Escape and a click beside it close it.
 */
export function Modal({ label, onClose, insistent = false, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={[styles.modal, className].filter(Boolean).join(' ')}
      aria-label={label}
      closedby={insistent ? 'none' : undefined}
      onCancel={onCancel}
      onClick={onClick}
    >
      {children}
    </dialog>
  );
}
