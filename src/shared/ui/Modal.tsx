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
  /** The ids of what names it, in place of a label. */
  readonly labelledBy?: string;
  /** Closes it. */
  readonly onClose?: () => void;
  /** Whether the address says that it is open, so that Back is a navigation that closes it. */
  readonly inAddress?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A modal dialog. The `dialog` element keeps the focus inside and makes the page inert; Escape, Back and a
 * click on the backdrop close it. Without `onClose` it stays until it is answered.
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
    // Browsers without `closedby` close it at the third Escape, without an event that prevents that.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [stays]);

  const onCancel = (event: SyntheticEvent) => {
    // React passes the event on to a dialog around this one, which browsers do not.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose?.();
  };
  /** By whatever means the browser has closed it. */
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
 * Returns the focus when an overlay has closed, unless something else has it: to what had it before, or
 * if that is gone to what followed it in reading order.
 */
function useFocusReturn(): void {
  const [controls] = useState(controlsFromFocus);

  // After the page has changed, and before the effects of what it shows now.
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
