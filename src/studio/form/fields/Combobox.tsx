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

/** What is offered below a field. */
interface Option {
  readonly key: string;
  readonly text: string;
  /** Stands after the text. */
  readonly note?: string | number | undefined;
  /** Stands before the text. */
  readonly picture?: ReactNode;
}

interface ComboboxProps<T extends Option> extends ComponentProps<typeof Field> {
  /** The element around the field and its list. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly listLabel: string;
  readonly options: readonly T[];
  /** Said when the options of the open list have changed. */
  readonly announcement: string | undefined;
  /** What the list says without options; where there is no such text, it is closed then. */
  readonly empty?: string;
  /** Whether the list opens with the focus; otherwise with a press or an arrow key. Typing opens it, too. */
  readonly opensOnFocus?: boolean;
  readonly onChoose: (option: T) => void;
  /** Called when Escape or Back has closed the list. */
  readonly onEscape?: () => void;
  /**
   * What Enter takes if the keys have reached no option. Where there is this, Enter never sends the form
   * while the list is open.
   */
  readonly unreached?: () => T | undefined;
  /** Stands below the field, and moves the list down. */
  readonly children?: ReactNode;
}

/**
 * A text field with a list of options for pointer and keys, which leave the focus in the field: the editable
 * combobox of the WAI-ARIA patterns. Home and End move in the text.
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
  /** The index that the keys have reached, -1 for none yet; undefined while the list is closed. */
  const [reached, setReached] = useState<number>();
  const isActive = isFocused && !field.readOnly;
  const isOpen = isActive && reached !== undefined && (options.length > 0 || empty !== undefined);
  const last = options.length - 1;
  const at = isOpen ? Math.min(reached, last) : -1;

  useEffect(() => {
    // jsdom has no layout to scroll in.
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
    // The form is not sent, and the dialog around it stays.
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
        // A press, also on its scroll bar, leaves the focus in the field.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
        <div
          id={id}
          role="listbox"
          aria-label={listLabel}
          className={styles.options}
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            // The keys go to the field, which keeps the focus.
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
 * A field that suggests what movies have as one types, the value that is being typed of several. What does so
 * is loaded when the field gets the focus.
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
      // Without them, everything can still be typed.
      onFocus={() => void read().catch(console.error)}
      onBlur={() => {
        field.onBlur?.();
        // Else they would be looked for at each key in another field.
        setSource(undefined);
      }}
      onChoose={({ text }) =>
        source && field.onChange(source.code.withSuggestion(kind, field.value, text))
      }
    />
  );
}
