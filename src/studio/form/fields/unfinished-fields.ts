/**
 * Lets the days and times of a form that are typed in part say so, as errors of their fields. Returns whether
 * there are any: the form is not to be sent then.
 */
export function sayUnfinished(form: HTMLFormElement): boolean {
  const unfinished = [
    ...form.querySelectorAll<HTMLInputElement>('input[type^="date"], input[type="time"]'),
  ].filter(({ validity }) => validity.badInput);
  for (const field of unfinished) field.dispatchEvent(new Event('invalid'));
  return unfinished.length > 0;
}
