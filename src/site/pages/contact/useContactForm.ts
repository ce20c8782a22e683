import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  CONTACT_FIELDS,
  contactErrors,
  contactMessageFromForm,
  doubtAboutEmail,
  EMPTY_CONTACT_FORM,
  type ContactField,
} from '../../../content/message/contact-message';
import { useSubmit } from '../../../shared/ui/useSubmit';
import { isBlank, saveContactDraft, readContactDraft } from './draft';
import { sendOnce } from './send-once';
import { looksLikeBot } from './honeypot';

/** The contact form's state: editing, submitting, then `onSent` or an error (product 9.4). */
export function useContactForm(onSent: () => void) {
  const [entry, setEntry] = useState(readContactDraft);
  // A restored draft may be sent immediately.
  const [openedAt] = useState(() => (isBlank(entry) ? performance.now() : -Infinity));
  const [tried, setTried] = useState(false);
  const [questioned, setQuestioned] = useState<string>();
  const { submit, pending, failure, clear } = useSubmit(sendOnce);

  const change = (field: ContactField, value: string) => {
    const next = { ...entry, [field]: value };
    setEntry(next);
    saveContactDraft(next);
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const errors = contactErrors(entry);
    const firstWrong = CONTACT_FIELDS.find((field) => errors[field]);
    const doubtful = doubtAboutEmail(entry.email) && questioned !== entry.email;
    if (firstWrong || doubtful) {
      clear();
      // The error is rendered before the field gets the focus, so that it is announced with it.
      flushSync(() => {
        setTried(true);
        setQuestioned(entry.email);
      });
      focus(form, firstWrong ?? 'email');
      return;
    }
    if (await submit(contactMessageFromForm(entry), looksLikeBot(form, openedAt))) {
      saveContactDraft(EMPTY_CONTACT_FORM);
      onSent();
    }
  };

  const doubt = questioned === entry.email ? doubtAboutEmail(entry.email) : undefined;
  const shown: Partial<Record<ContactField, string | undefined>> = tried
    ? { email: doubt, ...contactErrors(entry) }
    : {};
  return { entry, errors: shown, change, onSubmit, pending, failure };
}

function focus(form: HTMLFormElement, field: ContactField) {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}
