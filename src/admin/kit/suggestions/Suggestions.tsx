import type { ValueKind } from '../../../domain/text/value-kinds';
import { isComposing } from '../../../hooks/keys';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { languageOf } from '../../../domain/text/text';
import type { MovieChoice } from '../../../domain/search/movie-facets';
import { countOf } from '../runs/run-texts';
import { listValues, suggestionsFor, withSuggestion } from './suggest';
import styles from './Suggestions.module.css';

interface SuggestionsProps {
  readonly id: string;
  readonly kind: ValueKind;
  readonly text: string;
  /** What the keys are pressed in. */
  readonly field: RefObject<HTMLElement | null>;
  readonly onChoose: (text: string) => void;
  /** Called with the id of the option that the keys have reached, and whether there are any. */
  readonly onActive: (isOpen: boolean, id: string | undefined) => void;
}

/** What movies have that begins like what is being typed, with their number (product 36.5). */
export function Suggestions({ id, kind, text, field, onChoose, onActive }: SuggestionsProps) {
  const [values, setValues] = useState<readonly MovieChoice[]>([]);
  const [active, setActive] = useState(-1);
  const [closedAt, setClosedAt] = useState<string>();
  useEffect(() => {
    // Without them, everything can still be typed.
    listValues(kind).then(setValues, console.error);
  }, [kind]);
  const shown = closedAt === text ? [] : suggestionsFor(kind, text, values);
  const isOpen = shown.length > 0;
  const at = Math.min(active, shown.length - 1);

  const report = useEffectEvent(onActive);
  useEffect(() => report(isOpen, at >= 0 ? `${id}-${at}` : undefined), [isOpen, at, id]);

  const choose = ({ value }: MovieChoice) => {
    const next = withSuggestion(kind, text, value);
    setClosedAt(next);
    setActive(-1);
    onChoose(next);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || isComposing(event)) return;
    const chosen = shown[at];
    if (event.key === 'ArrowDown') setActive((at + 1) % shown.length);
    else if (event.key === 'ArrowUp') setActive(at <= 0 ? shown.length - 1 : at - 1);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape') setClosedAt(text);
    else return;
    // The form is not sent, and the dialog around it stays.
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const element = field.current;
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [field]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {isOpen && countOf(shown.length, 'suggestion')}
      </p>
      {isOpen && (
        <div id={id} role="listbox" aria-label="Suggestions" className={styles.options}>
          {shown.map((choice, index) => (
            // The keys go to the field, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={choice.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(choice)}
            >
              <bdi lang={languageOf(choice.value)}>{choice.value}</bdi>
              <span className={styles.count}>{countOf(choice.count, 'film')}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
