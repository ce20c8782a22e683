import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { MovieChoice } from '../../../domain/search/movie-facets';
import { languageOf } from '../../../domain/text/text';
import type { ValueKind } from '../../../domain/text/value-kinds';
import { countOf } from '../runs/run-texts';
import { Options } from './Options';
import styles from './Options.module.css';
import { listValues, suggestionsFor, withSuggestion } from './suggest';

interface SuggestionsProps {
  readonly id: string;
  readonly kind: ValueKind;
  readonly text: string;
  /** What the keys are pressed in. */
  readonly field: RefObject<HTMLElement | null>;
  readonly onChoose: (text: string) => void;
  /** Called with whether there are any. */
  readonly onOpen: (isOpen: boolean) => void;
  /** Called with the id of the option that the keys have reached. */
  readonly onActive: (id: string | undefined) => void;
}

/** What movies have that begins like what is being typed, with their number (product 36.5). */
export function Suggestions({
  id,
  kind,
  text,
  field,
  onChoose,
  onOpen,
  onActive,
}: SuggestionsProps) {
  const [values, setValues] = useState<readonly MovieChoice[]>([]);
  const [closedAt, setClosedAt] = useState<string>();
  useEffect(() => {
    // Without them, everything can still be typed.
    listValues(kind).then(setValues, console.error);
  }, [kind]);
  const shown = closedAt === text ? [] : suggestionsFor(kind, text, values);
  const isOpen = shown.length > 0;

  const report = useEffectEvent(onOpen);
  useEffect(() => report(isOpen), [isOpen]);

  return (
    <Options
      {...{ id, field, text, isOpen }}
      label="Suggestions"
      options={shown}
      keyOf={({ value }) => value}
      status={countOf(shown.length, 'suggestion')}
      onClose={() => setClosedAt(text)}
      onChoose={({ value }) => {
        const next = withSuggestion(kind, text, value);
        setClosedAt(next);
        onChoose(next);
      }}
      onActive={onActive}
    >
      {({ value, count }) => (
        <>
          <bdi lang={languageOf(value)}>{value}</bdi>
          <span className={styles.count}>{countOf(count, 'film')}</span>
        </>
      )}
    </Options>
  );
}
