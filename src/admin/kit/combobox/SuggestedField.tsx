import type { ValueKind } from '../../../domain/text/value-kinds';
import { useId, useRef, useState, type ComponentProps } from 'react';
import { Field } from '../../../components/fields/Field';
import styles from './Options.module.css';

interface SuggestedFieldProps extends ComponentProps<typeof Field> {
  readonly kind: ValueKind;
}

/**
 * A field that suggests what movies have as one types (product 36.5). What does so is loaded when the
 * field gets the focus.
 */
export function SuggestedField({ kind, ...field }: SuggestedFieldProps) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState<typeof import('./Suggestions')>();
  const [isFocused, setFocused] = useState(false);
  const [hasAny, setHasAny] = useState(false);
  const [active, setActive] = useState<string>();
  const isOpen = code !== undefined && isFocused && !field.readOnly && hasAny;

  return (
    <div
      ref={element}
      className={styles.field}
      onFocus={() => {
        setFocused(true);
        import('./Suggestions').then(setCode, console.error);
      }}
      onBlur={() => setFocused(false)}
    >
      <Field
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? active : undefined}
      />
      {code && isFocused && !field.readOnly && (
        <code.Suggestions
          id={id}
          kind={kind}
          text={field.value}
          field={element}
          onChoose={field.onChange}
          onOpen={setHasAny}
          onActive={setActive}
        />
      )}
    </div>
  );
}
