/**
 * Makes incomplete date and time fields show an error. Returns whether there are any, so that the
 * form must not be sent.
 */
export function reportUnfinishedFields(form: HTMLFormElement): boolean {
  const unfinished = [
    ...form.querySelectorAll<HTMLInputElement>('input[type^="date"], input[type="time"]'),
  ].filter(({ validity }) => validity.badInput);
  for (const field of unfinished) field.dispatchEvent(new Event('invalid'));
  return unfinished.length > 0;
}
