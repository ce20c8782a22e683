import { useState, useEffect, type SubmitEvent } from 'react';
import { countOf } from '../ui/text';
import { SelectField } from '../../shared/ui/fields/SelectField';
import { Modal } from '../../shared/ui/Modal';
import { initialValue, parseField, type FormField } from '../form/fields/field-table';
import { FormFields } from '../form/FormFields';
import { reportUnfinishedFields } from '../form/fields/unfinished-fields';
import { SuggestedField } from '../form/fields/Combobox';
import { ChangePreview } from './ChangePreview';
import type { BulkFields } from './useBulk';
import { formatDate } from '../../content/values/partial-date';
import type { ListedMovie } from '../form/fields/movie-choices';
import { Button } from '../ui/parts';

interface FieldDialogProps<T> {
  readonly noun: string;
  readonly entries: readonly T[];
  readonly nameOf: (entry: T) => string;
  readonly fields: Pick<BulkFields<T>, 'table' | 'notes'>;
  /** Called with the entries whose value differs from the new one; undefined clears the field. */
  readonly onChange: (entries: readonly T[], name: string, value: string | undefined) => void;
  readonly onClose: () => void;
}

/** A dialog that sets one field of several entries, with a preview of each change. */
export function FieldDialog<T>({
  noun,
  entries,
  nameOf,
  fields: { table, notes },
  onChange,
  onClose,
}: FieldDialogProps<T>) {
  const [name, setName] = useState(table[0]?.[0] ?? '');
  const field = new Map(table).get(name);
  /** Undefined until something is typed or chosen, so that no change is previewed before. */
  const [text, setText] = useState(field && textAtFirst(field));
  const shownValue = useShownValue(field?.type);
  if (!field) return null;

  const { group: _group, wide: _wide, hint: _hint, ...alone } = field;
  const { value: parsed, error } = parseField(field, text?.trim() ?? '');
  const value = parsed === undefined ? undefined : String(parsed);
  const has = (entry: T) => valueIn(entry, name) === (value ?? '');
  const isReady = text !== undefined && !error;
  const changing = isReady ? entries.filter((entry) => !has(entry)) : [];
  const title = `Change ${countOf(entries.length, noun).toLowerCase()}`;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (reportUnfinishedFields(form)) form.querySelector<HTMLElement>('input')?.focus();
    else if (changing.length > 0) onChange(changing, name, value);
  };

  return (
    <Modal label={title} className="dialog" onClose={onClose}>
      <form className="stack loose dialog-body" onSubmit={submit} noValidate>
        <h2>{title}</h2>
        {table.length > 1 && (
          <SelectField
            name="field"
            label="What to change"
            value={name}
            required
            disabled={false}
            options={table.map(([each, { label }]) => ({ value: each, text: label }))}
            onChange={(next) => {
              setName(next);
              const nextField = new Map(table).get(next);
              setText(nextField && textAtFirst(nextField));
            }}
          />
        )}
        <FormFields
          Suggested={SuggestedField}

          form={{
            controls: [
              {
                name,
                field: alone,
                value: text ?? '',
                stored: '',
                error,
                warning: undefined,
                disabled: false,
                onChange: setText,
              },
            ],
          }}
        />
        {notes?.[name] && <p>{notes[name]}</p>}
        {text === undefined && (
          <p>
            <Button className="text-button" onClick={() => setText('')}>
              Leave it blank
            </Button>
          </p>
        )}
        {isReady && (
          <ChangePreview
            noun={noun}
            changes={changing.map((entry) => ({
              name: nameOf(entry),
              before: shownValue(valueIn(entry, name)),
              after: shownValue(value ?? ''),
            }))}
            unchanged={entries.filter(has).map(nameOf)}
          />
        )}
        <div className="buttons in-reach">
          <Button onClick={onClose}>Cancel</Button>
          <button
            type="submit"
            className={`button ${isReady && value === undefined ? 'destroy' : 'primary'}`}
            disabled={changing.length === 0}
          >
            {isReady
              ? actionFor(value, changing.length, noun)
              : `Change ${countOf(entries.length, noun).toLowerCase()}`}
          </button>
        </div>
      </form>
    </Modal>
  );
}

/** Returns the initial text: the first option of a choice; undefined for other fields. */
const textAtFirst = (field: FormField) =>
  field.type === 'choice' ? initialValue(field) : undefined;

/** Returns the value of a field as text; '' if it is missing. */
function valueIn(entry: unknown, name: string): string {
  const value: unknown =
    typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : undefined;
  return value === undefined ? '' : String(value);
}

function actionFor(value: string | undefined, count: number, noun: string): string {
  if (count === 0) return 'Nothing to change';
  const entries = countOf(count, noun).toLowerCase();
  return value === undefined ? `Remove it from ${entries}` : `Change ${entries}`;
}

/**
 * Returns a function that formats stored values of a field: a date in words, a movie by its title.
 */
function useShownValue(kind: FormField['type'] | undefined): (value: string) => string {
  const [movies, setMovies] = useState<readonly ListedMovie[]>([]);
  const isReference = kind === 'reference';
  useEffect(() => {
    if (!isReference) return;
    import('../form/fields/movie-choices')
      .then(({ listChoices }) => listChoices())
      // The field itself shows that the movies could not be read.
      .then(setMovies, console.error);
  }, [isReference]);

  if (kind === 'date') return formatDate;
  if (!isReference) return (value) => value;
  const titles = new Map(movies.map(({ id, title }) => [id, title]));
  return (id) => titles.get(id) ?? (id && 'A film that is not there any more');
}
