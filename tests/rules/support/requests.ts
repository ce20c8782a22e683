import { doc, type DocumentData, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { type Actor, admin } from './actors';
import { as } from './clients';
import { expectAllowed, expectDenied } from './expectations';

export const at = (path: string, actor: Actor = admin) => doc(as(actor), path);
export const draftAt = (id: string, actor?: Actor) => at(`unpublished/${id}`, actor);

/** Returns a draft as an administrator writes it. */
export const saved = (
  path: string,
  entry: DocumentData,
  more: DocumentData = {},
): DocumentData => ({ path, entry, saved: serverTimestamp(), ...more });

/** Returns the document that an administrator writes to the trash on a deletion. */
export const trashOf = (
  path: string,
  entry: DocumentData,
  more: DocumentData = {},
): DocumentData => ({
  path,
  entry,
  by: 'admin@example.test',
  uid: 'admin',
  deleted: serverTimestamp(),
  ...more,
});

/**
 * Stores a document and deletes others in one request, as publishing, unpublishing, deleting and
 * restoring do. With `merge` the document keeps its other fields.
 */
export function move(
  to: string,
  document: DocumentData,
  from: string | readonly string[],
  {
    actor = admin,
    merge = false,
  }: { readonly actor?: Actor | undefined; readonly merge?: boolean } = {},
): Promise<void> {
  const batch = writeBatch(as(actor)).set(at(to, actor), document, { merge });
  for (const path of [from].flat()) batch.delete(at(path, actor));
  return batch.commit();
}

type Ways = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Registers a test for each way in which something is allowed or refused: `is published …`, `is not
 * published …`.
 */
export function testWays(
  done: string,
  { allowed = {}, refused = {} }: { readonly allowed?: Ways; readonly refused?: Ways },
): void {
  test.each(Object.entries(allowed))(`is ${done} %s`, (_, attempt) => expectAllowed(attempt()));
  test.each(Object.entries(refused))(`is not ${done} %s`, (_, attempt) => expectDenied(attempt()));
}
