import type { EntryFormState } from '../../form/state/useEntryForm';

type Control = EntryFormState['controls'][number];

/**
 * Adds a note to each text that was changed while its translation is still the built-in one: which
 * of the two visitors read.
 */
export const withTranslationNotes = (controls: readonly Control[]): Control[] =>
  controls.map((control) => {
    const untouched = controls.filter(
      ({ name, field: { language, builtIn }, value }) =>
        language && name === `${control.name}_${language}` && builtIn && value.trim() === builtIn,
    );
    const isChanged = control.value.trim() !== control.field.builtIn;
    return untouched.length > 0 && isChanged && !control.error
      ? { ...control, warning: noteOn(control.name, untouched) }
      : control;
  });

function noteOn(name: string, untouched: readonly Control[]) {
  const id = `${name}-translation`;
  const note = (
    <div id={id} role="status" className="aside small stack tight">
      {untouched.map(({ name: translation, field: { group, label } }) => (
        <p key={translation}>
          {group}, visitors go on reading the built-in text: the field “{label}”. Change that too,
          or empty it, and they read this one.
        </p>
      ))}
    </div>
  );
  return { id, note };
}
