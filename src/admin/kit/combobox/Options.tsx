import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react';
import { isComposing } from '../../../hooks/keys';
import styles from './Options.module.css';

interface OptionsProps<T> {
  readonly id: string;
  /** What they are, for screen readers. */
  readonly label: string;
  /** The text field with the role of a combobox, in which the keys are pressed. */
  readonly field: RefObject<HTMLElement | null>;
  /** What has been typed: for another text no option is reached yet. */
  readonly text: string;
  readonly isOpen: boolean;
  readonly options: readonly T[];
  readonly keyOf: (option: T) => string;
  readonly children: (option: T) => ReactNode;
  /** What is announced: how many there are. */
  readonly status: ReactNode;
  /** Shown in an open list without options. */
  readonly none?: ReactNode;
  /** Class names for another look. */
  readonly className?: { readonly list: string; readonly option: string };
  /** Opens the list by an arrow key or a press in the field; without it, it opens by what is typed alone. */
  readonly onOpen?: () => void;
  readonly onClose: () => void;
  readonly onChoose: (option: T) => void;
  /** Called with the id of the option that the keys have reached. */
  readonly onActive: (id: string | undefined) => void;
}

/** The options of a combobox, for pointer and keys: the field keeps the focus (product 22.2). */
export function Options<T>({
  id,
  label,
  field,
  text,
  isOpen,
  options,
  keyOf,
  children,
  status,
  none,
  className,
  onOpen,
  onClose,
  onChoose,
  onActive,
}: OptionsProps<T>) {
  const [reached, setReached] = useState({ text, at: -1 });
  const at = reached.text === text ? Math.min(reached.at, options.length - 1) : -1;

  const report = useEffectEvent(onActive);
  useEffect(() => {
    report(at < 0 ? undefined : `${id}-${at}`);
    if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [at, id]);

  /** The option that Enter chooses: the only one, too, where one of them has to be chosen. */
  const chosen = () =>
    options[at] ?? (onOpen && options.length === 1 && text ? options[0] : undefined);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || !(event.target instanceof HTMLInputElement)) return;
    const go = (to: number) => setReached({ text, at: (to + options.length) % options.length });
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const option = chosen();
    if (!isOpen && isArrow && onOpen) onOpen();
    else if (!isOpen) return;
    else if (event.key === 'ArrowDown') go(at + 1);
    else if (event.key === 'ArrowUp') go(Math.max(at, 0) - 1);
    else if (event.key === 'Escape') onClose();
    else if (event.key !== 'Enter' || (!option && !onOpen)) return;
    else if (option) onChoose(option);
    // The form is not sent, and the dialog around it stays.
    event.preventDefault();
    event.stopPropagation();
  });
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof HTMLInputElement) onOpen?.();
  });
  useEffect(() => {
    const element = field.current;
    element?.addEventListener('keydown', onKey);
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('keydown', onKey);
      element?.removeEventListener('click', onClick);
    };
  }, [field]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {isOpen && status}
      </p>
      {isOpen && (
        // A press, also on its scroll bar, leaves the focus in the field.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
        <div
          id={id}
          role="listbox"
          aria-label={label}
          className={`${styles.options} ${className?.list ?? ''}`}
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            // The keys go to the field, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={keyOf(option)}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              className={`${styles.option} ${className?.option ?? ''}`}
              onClick={() => onChoose(option)}
            >
              {children(option)}
            </div>
          ))}
          {options.length === 0 && none}
        </div>
      )}
    </>
  );
}
