import { writeStored } from '../../../shared/data/browser-storage';
import { readStoredTexts } from '../../../shared/data/stored-objects';
import { CONTACT_FIELDS, type ContactFormValues } from '../../../content/message/contact-message';

const KEY = 'contact-draft';

/** Returns the tab's unsent input, which survives that a phone discards the tab. */
export const readContactDraft = (): ContactFormValues =>
  readStoredTexts('sessionStorage', KEY, CONTACT_FIELDS);

/** Stores the input; an empty form deletes the draft. */
export function saveContactDraft(values: ContactFormValues): void {
  writeStored('sessionStorage', KEY, isBlank(values) ? null : JSON.stringify(values));
}

/** Whether all fields are empty. */
export const isBlank = (values: ContactFormValues) =>
  CONTACT_FIELDS.every((field) => !values[field]);
