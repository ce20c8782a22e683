import { collection, deleteDoc, doc, query, serverTimestamp, where } from 'firebase/firestore/lite';
import { EntryNotFoundError } from '../documents/conflict';
import {
  type LinkDays,
  type PreviewLink,
  previewLinkFromDocument,
} from '../documents/preview-link';
import { isDue, type Unpublished } from '../documents/unpublished';
import { withTimeout } from '../../shared/failures/timeout';
import { SEND_TIMEOUT_MS } from '../../shared/limits';
import { PREVIEWS } from '../../firebase/collections';
import { firestore, readDocuments } from '../../firebase/firestore';
import { documentAt, draftAt } from '../documents/locations';
import { transactOn } from '../documents/transactions';
import { getUnpublished } from './unpublished';

const links = collection(firestore, PREVIEWS);

/** 144 random bits, which nobody can guess: 24 characters in the address. */
const ID_BYTES = 18;

const newId = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(ID_BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

/**
 * Adds a link that shows the draft as it is stored now, for a number of days. Throws
 * EntryNotFoundError if the draft was published or deleted, FirestoreError or TimeoutError.
 */
export async function addPreviewLink(
  { id }: Pick<Unpublished, 'id'>,
  days: LinkDays,
): Promise<void> {
  await transactOn(documentAt(draftAt({ id })), async (transaction, document) => {
    const stored = document.data();
    if (!stored) throw new EntryNotFoundError();
    transaction.set(doc(links, newId()), {
      draft: id,
      path: stored['path'],
      entry: stored['entry'],
      made: serverTimestamp(),
      days,
    });
  });
}

/** Ends a link; succeeds if it has already ended. Throws FirestoreError or TimeoutError. */
export const endPreviewLink = ({ id }: Pick<PreviewLink, 'id'>): Promise<void> =>
  withTimeout(deleteDoc(doc(links, id)), SEND_TIMEOUT_MS);

/** Returns the links to a draft that have not ended, newest first. Throws FirestoreError or TimeoutError. */
export async function listPreviewLinks(
  { id }: Pick<Unpublished, 'id'>,
  now = Date.now(),
): Promise<readonly PreviewLink[]> {
  const docs = await readDocuments(query(links, where('draft', '==', id)));
  return docs
    .flatMap((document) => previewLinkFromDocument(document.id, document.data()) ?? [])
    .filter(({ endsAt }) => endsAt.getTime() > now)
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

/**
 * Deletes links that have ended, and links whose draft was published, released or deleted, which
 * the rules already hide from visitors. Never throws: a failure is logged, and the next visit tries
 * again.
 */
export async function purgePreviewLinks(now = Date.now()): Promise<void> {
  try {
    const docs = await readDocuments(links);
    for (const document of docs) {
      const link = previewLinkFromDocument(document.id, document.data());
      const isOver = !link || link.endsAt.getTime() <= now;
      if (isOver || !(await isWaiting(document.get('draft'), now))) await endPreviewLink(document);
    }
  } catch (error) {
    console.error(error);
  }
}

async function isWaiting(draft: unknown, now: number): Promise<boolean> {
  const found = await getUnpublished(String(draft));
  return found !== null && !isDue(found, now);
}
