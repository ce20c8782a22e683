import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  CONTACT_FIELDS,
  contactErrors,
  contactMessageFromForm,
  incompleteEmailQuestion,
  EMPTY_CONTACT_FORM,
  type ContactField,
  type ContactFormValues,
  type ContactMessageFields,
  outgoingMessageFor,
  type OutgoingMessage,
} from '../../../content/message/contact-message';
import { useSubmit } from '../../../shared/ui/useSubmit';
import { writeStored, readStoredTexts } from '../../../shared/data/browser-storage';
import { MIN_FILL_TIME_MS } from '../../../shared/limits';
import { mayHaveBeenStored } from '../../../shared/failures/failure';
import { isTakingOver } from '../../../shared/data/first-view';

/** The state of the contact form: editing, submitting, then `onSent` or an error. */
export function useContactForm(onSent: () => void) {
  const [entry, setEntry] = useState(readContactDraft);
  const [openedAt] = useState(() => {
    // A restored draft may be sent immediately.
    if (!isBlank(entry)) return -Infinity;
    // The served view was visible earlier and may have been filled in.
    return isTakingOver() ? 0 : performance.now();
  });
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
    const doubtful = incompleteEmailQuestion(entry.email) && questioned !== entry.email;
    if (firstWrong || doubtful) {
      clear();
      // The error is rendered before the field gets the focus, so that screen readers announce
      // both.
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

  const doubt = questioned === entry.email ? incompleteEmailQuestion(entry.email) : undefined;
  const shown: Partial<Record<ContactField, string | undefined>> = tried
    ? { email: doubt, ...contactErrors(entry) }
    : {};
  return { entry, errors: shown, change, onSubmit, pending, failure };
}

function focus(form: HTMLFormElement, field: ContactField) {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}

const DRAFT_KEY = 'contact-draft';

/** Returns this tab's unsent input, which survives when a phone discards the tab. */
const readContactDraft = (): ContactFormValues =>
  readStoredTexts('sessionStorage', DRAFT_KEY, CONTACT_FIELDS);

/** Stores the input; an empty form deletes the draft. */
function saveContactDraft(values: ContactFormValues): void {
  writeStored('sessionStorage', DRAFT_KEY, isBlank(values) ? null : JSON.stringify(values));
}

const isBlank = (values: ContactFormValues) => CONTACT_FIELDS.every((field) => !values[field]);

/** The name of the hidden field that only bots fill in. */
export const HONEYPOT_FIELD = 'reference';

/**
 * Returns whether the form was probably sent by a bot: too fast, or with the hidden field filled in. Some
 * password managers fill it in as well.
 *
 * @param openedAt by `performance.now()`, as the clock of a device may be set back
 */
function looksLikeBot(form: HTMLFormElement, openedAt: number): boolean {
  const trapped = Boolean(new FormData(form).get(HONEYPOT_FIELD));
  return trapped || performance.now() - openedAt < MIN_FILL_TIME_MS;
}

const OUTGOING_KEY = 'contact-outgoing';

/** The last message, which outlives the form and, while its outcome is unknown, a reload. */
let last = readOutgoing();

/**
 * Sends a message. The same text is stored only once, also after several attempts and visits to the
 * form. Throws the errors of `sendContactMessage`.
 */
export async function sendOnce(message: ContactMessageFields, isSpam: boolean): Promise<void> {
  // Loaded on demand, because the page does not wait for it. If the import fails, nothing was sent.
  const { sendContactMessage } = await import('../../reads/send-message');
  const outgoing = outgoingMessageFor(message, last, isSpam);
  // If the tab is closed or reloaded before the response, the outcome is unknown.
  rememberOutgoing({ ...outgoing, mayHaveArrived: true });
  try {
    await sendContactMessage(outgoing);
  } catch (error) {
    const mayHaveArrived = outgoing.mayHaveArrived || mayHaveBeenStored(error);
    if (last?.id === outgoing.id) rememberOutgoing({ ...outgoing, mayHaveArrived });
    throw error;
  }
  // A sent message is stored only in memory, not on the device.
  writeStored('sessionStorage', OUTGOING_KEY, null);
}

function rememberOutgoing(outgoing: OutgoingMessage): void {
  last = outgoing;
  const { id, message, isSpam, mayHaveArrived } = outgoing;
  const stored = { id, ...message, ...(isSpam && { status: 'spam' }) };
  writeStored('sessionStorage', OUTGOING_KEY, mayHaveArrived ? JSON.stringify(stored) : null);
}

/** Returns the message of this tab whose outcome is unknown; null if there is none. */
function readOutgoing(): OutgoingMessage | null {
  const names = ['id', 'status', ...CONTACT_FIELDS] as const;
  const { id, status, ...values } = readStoredTexts('sessionStorage', OUTGOING_KEY, names);
  const message = contactMessageFromForm(values);
  return id ? { id, message, isSpam: status === 'spam', mayHaveArrived: true } : null;
}
