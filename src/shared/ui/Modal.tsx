import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useBackCloses } from './hooks';
import './overlays.css';

interface ModalProps {
  readonly label?: string;
  /** The ids of the elements that name the dialog, instead of a label. */
  readonly labelledBy?: string;
  /** Closes the dialog; undefined for a dialog that the user has to answer. */
  readonly onClose?: () => void;
  /** Whether the address contains the dialog's state, so that Back closes it by navigation. */
  readonly inAddress?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A modal dialog: the `dialog` element traps the focus and makes the page inert. Escape, Back and a
 * click on the backdrop close it, unless `onClose` is undefined.
 */
export function Modal(props: ModalProps) {
  const { label, labelledBy, onClose, inAddress = false, className, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const stays = onClose === undefined;
  useFocusReturn();
  useBackCloses(!inAddress, onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  useEffect(() => {
    if (!stays) return undefined;
    // Browsers that do not support `closedby` close it on the third Escape, without a cancelable
    // event.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [stays]);

  const onCancel = (event: SyntheticEvent) => {
    // In React the event bubbles to a dialog around this one, unlike in browsers.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose?.();
  };
  /** Called after the browser has closed the dialog for any reason. */
  const onClosed = ({ target }: SyntheticEvent) => {
    if (target !== dialog.current || dialog.current.open) return;
    if (stays) dialog.current.showModal();
    else onClose();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose?.();
  };

  return (
    <dialog
      ref={dialog}
      className={['modal', className].filter(Boolean).join(' ')}
      aria-label={label}
      aria-labelledby={labelledBy}
      closedby={stays ? 'none' : undefined}
      onCancel={onCancel}
      onClose={onClosed}
      onClick={onClick}
    >
      {children}
    </dialog>
  );
}

const FOCUSABLE = 'a, button, input, select, textarea, summary, iframe, [tabindex]';

/**
 * Restores the focus after an overlay was closed, unless another element has it: to the previously
 * focused element or, if it no longer exists, to the next control in reading order.
 */
function useFocusReturn(): void {
  const [controls] = useState(controlsFromFocus);

  // After the page was updated, and before the effects of its new content.
  useEffect(
    () => () => {
      const { activeElement: focused, body } = document;
      if (focused && focused !== body) return;
      for (const control of controls) {
        control.focus({ preventScroll: true });
        if (document.activeElement !== body) return;
      }
    },
    [controls],
  );
}

function controlsFromFocus(): readonly HTMLElement[] {
  const { activeElement: focused } = document;
  const controls = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const position = controls.findIndex((control) => control === focused);
  const main = document.getElementById('content');
  return position < 0 ? [] : [...controls.slice(position), ...(main ? [main] : [])];
}
