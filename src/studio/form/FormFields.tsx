import { Suspense, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { Field } from '../../shared/ui/fields/Field';
import { isIsoDay } from '../../shared/day';
import { translationsOf } from '../../content/locale/translations';
import { completeWebAddress } from '../../shared/text/pasted-link';
import styles from './EntryForm.module.css';
import { lazyComponent } from '../../shared/ui/LoadedOnce';
import { DateTimeField } from './fields/DateTimeField';
import type { FormField } from './fields/field-table';
import type { SuggestedField } from './fields/Combobox';
import { SelectField } from '../../shared/ui/fields/SelectField';
import type { EntryFormState } from './state/useEntryForm';

/** Loaded lazily, because few forms have this field, and never first. */
const MovieField = lazyComponent(() => import('./fields/MovieField'), 'The choice of a film');

type Control = EntryFormState['controls'][number];

/** The props of the button that restores the built-in text of a field. */
export interface DefaultProps {
  readonly label: string;
  readonly builtIn: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

interface FormFieldsProps {
  readonly form: Pick<EntryFormState, 'controls'>;
  /** Shows the fields of this group below its heading, instead of the fields without a group. */
  readonly group?: string;
  /** Whether only the fields that several entries share are shown. */
  readonly sharedOnly?: boolean;
  /** The component of fields that suggest values of movies, which few forms need. */
  readonly Suggested?: typeof SuggestedField;
  /** The button that restores a built-in text, which exists only in the settings. */
  readonly Default?: ComponentType<DefaultProps> | undefined;
  /** Shown between the fields and their translations. */
  readonly children?: ReactNode;
}

/**
 * The fields of a form in the order of its table, with translations below the fields without a
 * group.
 */
export function FormFields({
  form,
  group,
  sharedOnly = false,
  children,
  ...parts
}: FormFieldsProps) {
  const fields = form.controls
    .filter(({ field }) => field.group === group && (field.shared || !sharedOnly))
    .map((control) =>
      control.field.wide ? (
        <div key={control.name} className="whole-row">
          <FormControl {...control} {...parts} />
        </div>
      ) : (
        <FormControl key={control.name} {...control} {...parts} />
      ),
    );
  if (group === undefined) {
    return (
      <>
        {fields}
        {children}
        {translationsOf && !sharedOnly && <Translations form={form} Default={parts.Default} />}
      </>
    );
  }
  return (
    <fieldset className={`columns few form-columns whole-row ruled ${styles.group}`}>
      <legend className="display small-title">{group}</legend>
      {fields}
    </fieldset>
  );
}

/** The translations of the fields by language, folded while all are blank. */
function Translations({ form, Default }: Pick<FormFieldsProps, 'form' | 'Default'>) {
  const translations = form.controls.filter(({ field }) => field.language);
  const groups = [...new Set(translations.map(({ field }) => field.group))];
  return groups.map((group) => (
    <Translation
      key={group}
      controls={translations.filter(({ field }) => field.group === group)}
      Default={Default}
    />
  ));
}

interface TranslationProps extends Pick<FormFieldsProps, 'Default'> {
  readonly controls: readonly Control[];
}

function Translation({ controls, Default }: TranslationProps) {
  const isEmpty = ({ value }: Control) => value.trim() === '';
  const [isUnfolded, setUnfolded] = useState(() => !controls.every(isEmpty));
  const isOpen = isUnfolded || controls.some(({ error }) => error !== undefined);
  const empty = controls.filter(isEmpty).length;
  return (
    <details
      className="whole-row ruled"
      open={isOpen}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary>
        {controls[0]?.field.group}
        {empty > 0 && ` (${empty} of ${controls.length} empty)`}
      </summary>
      {isOpen && (
        <div className={`stack wide ${styles.column}`}>
          {controls.map((control) => (
            <FormControl key={control.name} {...control} Default={Default} />
          ))}
        </div>
      )}
    </details>
  );
}

type FormControlProps = Control & Pick<FormFieldsProps, 'Suggested' | 'Default'>;

function FormControl({
  field,
  stored,
  disabled,
  warning,
  Suggested,
  Default,
  ...control
}: FormControlProps) {
  const { label, blank, hint, placeholder } = field;
  if (field.type === 'choice') {
    const options = field.options.map((value) => ({ value, text: value }));
    return (
      <div>
        <SelectField
          {...{ ...control, label, disabled, hint, options, describedBy: warning?.id }}
          required
        />
        {warning?.note}
      </div>
    );
  }
  if (field.type === 'reference') {
    const film = { ...control, label, hint };
    return (
      <Suspense fallback={<Field {...film} value="" readOnly />}>
        <MovieField {...film} disabled={disabled} />
      </Suspense>
    );
  }
  const native = nativeTypeOf(field, stored);
  const input: ComponentProps<typeof Field> = {
    ...control,
    label,
    required: blank !== undefined,
    readOnly: disabled,
    autoComplete: 'off',
    ...(hint !== undefined && { hint }),
    ...(placeholder !== undefined && { placeholder }),
    ...(field.language && { lang: field.language }),
    ...(field.type !== 'number' && !native && { limit: field.max }),
    ...inputOf(field),
    ...(isAddress(field) && {
      onBlur: () => {
        const completed = completeWebAddress(control.value);
        if (completed !== control.value) control.onChange(completed);
      },
    }),
  };
  if (field.suggests && Suggested) return <Suggested kind={field.suggests} {...input} />;
  const entered = (
    <div>
      {native ? (
        <DateTimeField {...input} type={native} describedBy={warning?.id} />
      ) : (
        <Field {...input} describedBy={warning?.id} />
      )}
      {warning?.note}
    </div>
  );
  const { builtIn } = field;
  if (builtIn === undefined || !Default) return entered;
  return (
    <div>
      {entered}
      {control.value.trim() !== builtIn && (
        <Default {...{ label, builtIn, disabled }} onPress={() => control.onChange(builtIn)} />
      )}
    </div>
  );
}

/** Whether the field is a web address, which is completed when the field loses the focus. */
const isAddress = ({ type }: FormField) =>
  type === 'web address' || type === 'link' || type === 'YouTube link';

/**
 * Returns the input type of a date or time field; undefined if the browser's date input cannot show
 * the stored text of an older entry.
 */
function nativeTypeOf({ type }: FormField, stored: string): 'date' | 'time' | undefined {
  if (type === 'time') return type;
  if (type === 'day') return 'date';
  return type === 'date' && (!stored || isIsoDay(stored)) ? type : undefined;
}

/** Returns the input's props for other types of fields. */
function inputOf(field: FormField): Partial<ComponentProps<typeof Field>> {
  switch (field.type) {
    case 'long text':
      return { rows: field.rows };
    case 'lines':
      return { rows: 3, placeholder: field.syntax.example };
    case 'number':
      return { inputMode: 'numeric' };
    case 'email':
      return { type: 'email', inputMode: 'email' };
    case 'link':
      return { inputMode: 'url' };
    case 'web address':
    case 'YouTube link':
      return { type: 'url', inputMode: 'url' };
    case 'text':
    case 'date':
    case 'day':
    case 'time':
    case 'map place':
    case 'address':
    case 'reference':
    case 'choice':
      return {};
  }
}
