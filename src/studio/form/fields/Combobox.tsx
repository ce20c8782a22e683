import {
  useEffect,
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Field } from '../../../shared/ui/fields/Field';
import { languageOf } from '../../../shared/text/text';
import { isComposing, useBackCloses } from '../../../shared/ui/hooks';
import styles from './Combobox.module.css';
import { countOf } from '../../ui/text';
import type { MovieChoice } from '../../../content/search/movie-facets';
import type { ValueKind } from '../../../content/base/describe';
import { otherNames } from '../../../content/names/film-names';

/** An option in the list below a field. */
interface Option {
  readonly key: string;
  readonly text: string;
  /** Shown after the text. */
  readonly note?: string | number | undefined;
  /** Shown before the text. */
  readonly picture?: ReactNode;
}

interface ComboboxProps<T extends Option> extends ComponentProps<typeof Field> {
  /** The element around the field and its list. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly listLabel: string;
  readonly options: readonly T[];
  /** Announced when the options of the open list have changed. */
  readonly announcement: string | undefined;
  /** Text of a list without options; without this text, an empty list is closed. */
  readonly empty?: string;
  /** Whether the list opens on focus, in addition to a press, an arrow key and typing. */
  readonly opensOnFocus?: boolean;
  readonly onChoose: (option: T) => void;
  /** Called when Escape or Back has closed the list. */
  readonly onEscape?: () => void;
  /**
   * Returns the option that Enter chooses if none was reached with the arrow keys. If set, Enter
   * never submits the form while the list is open.
   */
  readonly unreached?: () => T | undefined;
  /** Shown between the field and its list. */
  readonly children?: ReactNode;
}

/**
 * A text field with a list of options for pointer and keyboard (the editable combobox pattern of
 * WAI-ARIA). The focus stays in the field, and Home and End move the caret.
 */
export function Combobox<T extends Option>({
  ref,
  listLabel,
  options,
  announcement,
  empty,
  opensOnFocus = false,
  onChoose,
  onEscape,
  unreached,
  children,
  ...field
}: ComboboxProps<T>) {
  const id = useId();
  const [isFocused, setFocused] = useState(false);
  /**
   * The index of the option reached with the keys, -1 if none; undefined while the list is closed.
   */
  const [reached, setReached] = useState<number>();
  const isActive = isFocused && !field.readOnly;
  const isOpen = isActive && reached !== undefined && (options.length > 0 || empty !== undefined);
  const last = options.length - 1;
  const at = isOpen ? Math.min(reached, last) : -1;

  useEffect(() => {
    // jsdom does not implement `scrollIntoView`.
    if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [at, id]);

  const close = () => {
    setReached(undefined);
    onEscape?.();
  };
  useBackCloses(isOpen, close);

  const choose = (option: T) => {
    setReached(undefined);
    onChoose(option);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isActive || isComposing(event)) return;
    const { key } = event;
    const chosen = options[at] ?? unreached?.();
    if (!isOpen) {
      if (opensOnFocus || reached !== undefined) return;
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      setReached(-1);
    } else if (key === 'ArrowDown') setReached(at < last ? at + 1 : 0);
    else if (key === 'ArrowUp') setReached(at > 0 ? at - 1 : last);
    else if (key === 'Escape') close();
    else if (key !== 'Enter' || (!chosen && !unreached)) return;
    else if (chosen) choose(chosen);
    // Neither submits the form nor closes the dialog around it.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={ref} className={styles.field}>
      <Field
        {...field}
        onChange={(text) => {
          field.onChange(text);
          setReached(-1);
        }}
        onFocus={() => {
          field.onFocus?.();
          setFocused(true);
          if (opensOnFocus) setReached(-1);
        }}
        onBlur={() => {
          field.onBlur?.();
          setFocused(false);
          setReached(undefined);
        }}
        onClick={() => !opensOnFocus && setReached((now = -1) => now)}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
      />
      {isActive && (
        <p className="visually-hidden" role="status">
          {isOpen && announcement}
        </p>
      )}
      {isOpen && (
        // A press on the list or its scroll bar leaves the focus in the field.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
        <div
          id={id}
          role="listbox"
          aria-label={listLabel}
          className={styles.options}
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            // The field keeps the focus and handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={option.key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              className={`row between thin ${styles.option} ${option.picture ? styles.pictured : ''}`}
              onClick={() => choose(option)}
            >
              {option.picture}
              <bdi lang={languageOf(option.text)}>{option.text}</bdi>
              <span className="note numbers">{option.note}</span>
            </div>
          ))}
          {options.length === 0 && <p className={`soft ${styles.empty}`}>{empty}</p>}
        </div>
      )}
      {children}
    </div>
  );
}

interface SuggestedFieldProps extends ComponentProps<typeof Field> {
  readonly kind: ValueKind;
}

type Code = typeof import('./movie-choices');

/**
 * A field that suggests values of stored movies while the user types, for the value at the end of
 * the text. Its code is loaded when the field gets the focus.
 */
export function SuggestedField({ kind, ...field }: SuggestedFieldProps) {
  const [source, setSource] = useState<{ code: Code; values: readonly MovieChoice[] }>();
  const read = async () => {
    const code = await import('./movie-choices');
    setSource({ code, values: await code.listValues(kind) });
  };
  const suggested = source?.code.suggestionsFor(kind, field.value, source.values) ?? [];

  return (
    <Combobox
      {...field}
      listLabel="Suggestions"
      options={suggested.map(({ value, count }) => ({
        key: value,
        text: value,
        note: [...(otherNames?.(kind, value) ?? []), countOf(count, 'film')].join(' · '),
      }))}
      announcement={countOf(suggested.length, 'suggestion')}
      opensOnFocus
      // If the suggestions cannot be read, any text can still be typed.
      onFocus={() => void read().catch(console.error)}
      onBlur={() => {
        field.onBlur?.();
        // Otherwise suggestions would be computed on each key press in other fields.
        setSource(undefined);
      }}
      onChoose={({ text }) =>
        source && field.onChange(source.code.withSuggestion(kind, field.value, text))
      }
    />
  );
}
