import { byAlphabet } from '../content/locale/collation';
import {
  collection,
  deleteDoc,
  doc,
  limit,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import type { EntryLocation } from '../content/entry';
import { asDate, asRecord, asText } from '../content/base/stored-values';
import { withTimeout } from '../shared/failures/timeout';
import { OPEN_FORMS_READ } from '../shared/admin-limits';
import { SEND_TIMEOUT_MS } from '../shared/limits';
import { OPEN_FORMS } from '../firebase/collections';
import { draftIdAt, kindAt } from './documents/kinds';
import { firestore, readDocuments } from '../firebase/firestore';
import { signature } from './session/session';
import { withSigners } from './team/signers';

/** The interval, in ms, at which an open form reports itself. */
export const OPEN_FORM_EVERY_MS = 60_000;

const openForms = collection(firestore, OPEN_FORMS);

/** Returns the id that an entry and its draft share, made of kind and id; for the settings, of their path. */
function entryAt(location: EntryLocation): string {
  const kind = kindAt(location.path);
  return kind ? draftIdAt(kind, location) : location.path.replaceAll('/', ':');
}

const ownAt = (entry: string, uid: string) => doc(openForms, `${uid}:${entry}`);

/**
 * Reports that the form of an entry is open, and returns the names of the other administrators who
 * have reported it within OPEN_FORM_MS. Throws FirestoreError or TimeoutError.
 */
export async function reportOpenForm(location: EntryLocation): Promise<readonly string[]> {
  const { uid } = signature();
  const entry = entryAt(location);
  const own = { entry, uid, at: serverTimestamp() };
  await withTimeout(setDoc(ownAt(entry, uid), own), SEND_TIMEOUT_MS);
  const all = query(openForms, where('entry', '==', entry), limit(OPEN_FORMS_READ));
  const docs = await readDocuments(all);
  const others = othersAmong(
    docs.flatMap((document) => openFormIn(document.data()) ?? []),
    uid,
  );
  return others.length > 0 ? namesOf(others) : [];
}

/** Returns the name, email address or account id of each administrator, whichever exists first. */
async function namesOf(others: readonly OpenForm[]): Promise<readonly string[]> {
  const named = await withSigners(others.map(({ by = '', uid }) => ({ by, uid })));
  const names = named.map(({ name, by, uid }) => name ?? (by || uid));
  return [...new Set(names)].toSorted(byAlphabet);
}

/** Reports that the form of an entry was closed. Throws FirestoreError or TimeoutError. */
export async function reportClosedForm(location: EntryLocation): Promise<void> {
  const { uid } = signature();
  await withTimeout(deleteDoc(ownAt(entryAt(location), uid)), SEND_TIMEOUT_MS);
}

function openFormIn(data: unknown): OpenForm | null {
  const { by, uid, at } = asRecord(data);
  const [account, time] = [asText(uid), asDate(at)];
  return account && time ? { by: asText(by), uid: account, at: time } : null;
}

/** The time, in ms, after which a form without a new report counts as closed. */
export const OPEN_FORM_MS = 120_000;

/** A report that somebody has the form of an entry open. */
interface OpenForm {
  /** The email address of the administrator, which older versions of the page stored. */
  readonly by?: string | undefined;
  readonly uid: string;
  /** The time of the latest report, by the server's clock. */
  readonly at: Date;
}

/**
 * Returns the recent reports of other accounts, compared with the report of this account that was
 * just written, so that only the server's clock matters.
 */
export function othersAmong(forms: readonly OpenForm[], uid: string): readonly OpenForm[] {
  const now = forms.find((form) => form.uid === uid)?.at.getTime();
  if (now === undefined) return [];
  return forms.filter((form) => form.uid !== uid && now - form.at.getTime() < OPEN_FORM_MS);
}
