import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  CONTACT_FIELDS,
  contactErrors,
  contactMessageOf,
  EMPTY_ENTRY,
  type ContactField,
} from '../../domain/contact-message';
import { useSubmit } from '../../hooks/useSubmit';
import { isBlank, keepDraft, readDraft } from './draft';
import { post } from './outbox';
import { looksLikeRobot } from './robot';

/** The contact form's state: editing, submitting, then `onSent` or an error (SPEC §4). */
export function useContactForm(onSent: () => void) {
  const [entry, setEntry] = useState(readDraft);
  // Whoever comes back to a text of theirs may send it at once.
  const [openedAt] = useState(() => (isBlank(entry) ? Date.now() : 0));
  const [tried, setTried] = useState(false);
  const { submit, pending, failure, clear } = useSubmit(post);

  const change = (field: ContactField, value: string) => {
    const next = { ...entry, [field]: value };
    setEntry(next);
    keepDraft(next);
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const errors = contactErrors(entry);
    const firstWrong = CONTACT_FIELDS.find((field) => errors[field]);
    if (firstWrong) {
      clear();
      // The message stands beside the field before the focus arrives and it is read out.
      flushSync(() => setTried(true));
      focus(form, firstWrong);
      return;
    }
    // A robot is told what it wants to hear.
    if (looksLikeRobot(form, openedAt) || (await submit(contactMessageOf(entry)))) {
      keepDraft(EMPTY_ENTRY);
      onSent();
    }
  };

  return { entry, errors: tried ? contactErrors(entry) : {}, change, onSubmit, pending, failure };
}

function focus(form: HTMLFormElement, field: ContactField) {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}
