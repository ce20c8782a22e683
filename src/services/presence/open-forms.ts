import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { DAY_MS } from '../../domain/day';
import type { EntryLocation } from '../../domain/entries/entry';
import { othersAmong, type OpenForm } from '../../domain/entries/open-form';
import { asDate, asRecord, asText } from '../../domain/fields/stored-values';
import { withTimeout } from '../../domain/failures/timeout';
import { READ_TIMEOUT_MS, SEND_TIMEOUT_MS } from '../../domain/limits';
import { auth } from '../../firebase/auth';
import { OPEN_FORMS } from '../../firebase/collections';
import { draftIdAt, kindAt } from '../../firebase/entries/kinds';
import { firestore } from '../../firebase/firestore';
import { signature } from '../session/session';

const openForms = collection(firestore, OPEN_FORMS);

/** Documents per query. The rules allow no more. */
const BATCH = 20;

/** The name of an entry, the same for its draft: its kind and id, or that of the settings. */
function nameOf(location: EntryLocation): string {
  const kind = kindAt(location.path);
  return kind ? draftIdAt(kind, location) : location.path.replaceAll('/', ':');
}

const ownAt = (entry: string, uid: string) => doc(openForms, `${uid}:${entry}`);

/**
 * Says that the form of an entry is open here, and returns the email addresses of the others who have
 * said so of theirs within OPEN_FORM_MS (product 15.15). Throws FirestoreError or TimeoutError.
 */
export async function sayOpen(location: EntryLocation): Promise<readonly string[]> {
  const { by, uid } = signature();
  // The rules refuse an address that is not verified, and the client would report each refusal.
  if (!auth.currentUser?.emailVerified) return [];
  const entry = nameOf(location);
  const own = { entry, by, uid, at: serverTimestamp() };
  await withTimeout(setDoc(ownAt(entry, uid), own), SEND_TIMEOUT_MS);
  const all = query(openForms, where('entry', '==', entry), limit(BATCH));
  const { docs } = await withTimeout(getDocs(all), READ_TIMEOUT_MS);
  return othersAmong(
    docs.flatMap((document) => openFormIn(document.data()) ?? []),
    uid,
  );
}

/** Takes that back. Throws FirestoreError or TimeoutError. */
export async function sayClosed(location: EntryLocation): Promise<void> {
  const { uid } = signature();
  if (!auth.currentUser?.emailVerified) return;
  await withTimeout(deleteDoc(ownAt(nameOf(location), uid)), SEND_TIMEOUT_MS);
}

/** Deletes what nobody has taken back for a day. Never throws; what fails is logged. */
export async function purgeOpenForms(now = new Date()): Promise<void> {
  const old = where('at', '<', new Date(now.getTime() - DAY_MS));
  try {
    const request = getDocs(query(openForms, old, limit(BATCH)));
    const { docs } = await withTimeout(request, READ_TIMEOUT_MS);
    for (const { ref } of docs) await withTimeout(deleteDoc(ref), SEND_TIMEOUT_MS);
  } catch (error) {
    console.error(error);
  }
}

function openFormIn(data: unknown): OpenForm | null {
  const { by, uid, at } = asRecord(data);
  const [address, account, time] = [asText(by), asText(uid), asDate(at)];
  return address && account && time ? { by: address, uid: account, at: time } : null;
}
