import { countOf } from '../../ui/text';
import { useState, type ComponentProps } from 'react';
import type { Field } from '../../../shared/ui/fields/Field';
import type { MovieChoice } from '../../../content/search/movie-facets';
import type { ValueKind } from '../../../shared/text/value-kinds';
import { Combobox } from './Combobox';

interface SuggestedFieldProps extends ComponentProps<typeof Field> {
  readonly kind: ValueKind;
}

type Code = typeof import('../fields/suggested-values');

/**
 * A field that suggests what movies have as one types, the value that is being typed of several
 * (product 36.5). What does so is loaded when the field gets the focus.
 */
export function SuggestedField({ kind, ...field }: SuggestedFieldProps) {
  const [source, setSource] = useState<{ code: Code; values: readonly MovieChoice[] }>();
  const read = async () => {
    const code = await import('../fields/suggested-values');
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
        note: countOf(count, 'film'),
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
