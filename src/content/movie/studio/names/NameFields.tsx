import { useId } from 'react';
import { languageOf } from '../../../../shared/text/text';
import { languageName } from '../../../../studio/translation-words';
import { countOf } from '../../../../studio/ui/text';
import type { NameKind } from '../../../names/film-names';
import styles from './NamesPage.module.css';
import { NAME_LANGUAGES, type NameForm, type NamedIn } from './useNameForm';

interface NameFieldsProps {
  readonly form: NameForm;
  readonly kind: NameKind;
  readonly name: string;
}

/** The fields for the translations of a name, one for each other language. */
export const NameFields = ({ form, ...named }: NameFieldsProps) => (
  <div className={styles.fields}>
    {NAME_LANGUAGES.map((language) => (
      <NameField key={language} form={form} named={{ ...named, language }} />
    ))}
  </div>
);

function NameField({ form, named }: { readonly form: NameForm; readonly named: NamedIn }) {
  const id = useId();
  const { value, error } = form.valueOf(named);
  return (
    <div className="stack tight">
      <input
        className="control"
        aria-label={`${named.name} in ${languageName(named.language)}`}
        placeholder={`In ${languageName(named.language)}`}
        lang={value ? languageOf(value) : undefined}
        dir="auto"
        autoComplete="off"
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error && id}
        onChange={({ currentTarget }) => form.change(named, currentTarget.value)}
      />
      {error && (
        <p id={id} className="alarm" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** The number of names that are not saved yet, and the button that saves them. */
export const SaveNames = ({ form }: Pick<NameFieldsProps, 'form'>) =>
  form.count > 0 && (
    <div className={`row between in-reach ${styles.save}`}>
      <p role="status">
        {countOf(form.count, 'name')} {form.count === 1 ? 'is' : 'are'} not saved yet.
      </p>
      <button type="submit" className="button primary" aria-disabled={form.pending}>
        {form.pending ? 'Saving...' : 'Save names'}
      </button>
    </div>
  );
