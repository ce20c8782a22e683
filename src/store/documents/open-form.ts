/** After this time, in ms, a form counts as closed that has not said so again. */
export const OPEN_FORM_MS = 120_000;

/** Somebody has the form of an entry open. */
export interface OpenForm {
  /** The email address of the administrator, which an older page has stored. */
  readonly by?: string | undefined;
  /** The account. */
  readonly uid: string;
  /** When they last said so, by the server's clock. */
  readonly at: Date;
}

/**
 * Returns the others who have an entry open. What they said last is compared with what this account did,
 * which was just now: no clock but the server's counts.
 */
export function othersAmong(forms: readonly OpenForm[], uid: string): readonly OpenForm[] {
  const now = forms.find((form) => form.uid === uid)?.at.getTime();
  if (now === undefined) return [];
  return forms.filter((form) => form.uid !== uid && now - form.at.getTime() < OPEN_FORM_MS);
}
