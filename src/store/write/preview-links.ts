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

/** 144 bits, which nobody can guess: 24 characters of an address. */
const ID_BYTES = 18;

const newId = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(ID_BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

/**
 * Makes a link that shows the draft as it is stored now, for so many days. Throws EntryNotFoundError if it
 * was published or deleted, FirestoreError or TimeoutError.
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

/** Ends a link at once. Succeeds if it has ended. Throws FirestoreError or TimeoutError. */
export const endPreviewLink = ({ id }: Pick<PreviewLink, 'id'>): Promise<void> =>
  withTimeout(deleteDoc(doc(links, id)), SEND_TIMEOUT_MS);

/** Returns the links to a draft that are open, the newest first. Throws FirestoreError or TimeoutError. */
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
 * Deletes the links that have ended, and those whose draft was published, also by its time, or deleted:
 * until then the rules keep all of them from visitors. Never throws; what fails is logged, and tried again by the next visit.
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
