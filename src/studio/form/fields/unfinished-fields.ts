/**
 * Makes date and time fields that are filled in incompletely show an error. Returns whether there
 * are any; then the form must not be sent.
 */
export function reportUnfinishedFields(form: HTMLFormElement): boolean {
  const unfinished = [
    ...form.querySelectorAll<HTMLInputElement>('input[type^="date"], input[type="time"]'),
  ].filter(({ validity }) => validity.badInput);
  for (const field of unfinished) field.dispatchEvent(new Event('invalid'));
  return unfinished.length > 0;
}
