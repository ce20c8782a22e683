import {
  deleteField,
  doc,
  type DocumentData,
  serverTimestamp,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { type Actor, admin, secondAdmin, stranger, user, visitor } from './actors';
import { as } from './clients';

export const MINUTE_S = 60;

/**
 * Returns the same actor with a sign-in so many seconds before the test file connects, because the
 * SDK's mock tokens have no sign-in time.
 */
export const signedIn = (
  actor: Actor,
  secondsAgo: number,
  name = `${secondsAgo} s ago`,
): Actor => ({
  ...actor,
  name: `${actor.name}, signed in ${name}`,
  get claims() {
    return { ...actor.claims, auth_time: Math.floor(Date.now() / 1000) - secondsAgo };
  },
});

export const fresh = signedIn(admin, 0);
export const freshSecond = signedIn(secondAdmin, 0);
/** A session from this morning that somebody has taken over. */
export const hijacked = signedIn(admin, 6 * MINUTE_S);

export const unverified = signedIn(
  { ...admin, claims: { ...admin.claims, email_verified: false } },
  0,
  'with an address that is not verified',
);

/** A time in the future beyond any clock error. */
export const LATER = Timestamp.fromDate(new Date('2100-01-01'));

export const NEW = 'users/colleague';

export const invitation = (actor: Actor, changes: DocumentData = {}) => ({
  role: 'admin',
  email: 'colleague@example.test',
  name: 'Anu',
  uid: actor.uid ?? 'admin',
  since: serverTimestamp(),
  ...changes,
});

export const removal = (actor: Actor, changes: DocumentData = {}) => ({
  role: deleteField(),
  uid: actor.uid ?? 'admin',
  until: serverTimestamp(),
  ...changes,
});

/** Removes a member, and records the time of this change in the actor's own document. */
export function remove(
  actor: Actor,
  whom: string,
  changes?: DocumentData,
  own: DocumentData = { acted: serverTimestamp() },
) {
  const db = as(actor);
  return writeBatch(db)
    .update(doc(db, `users/${whom}`), removal(actor, changes))
    .update(doc(db, `users/${actor.uid}`), own)
    .commit();
}

/** The actors closest to the allowed ones, whom the rules refuse. */
export const NOT_THEM: readonly Actor[] = [
  visitor,
  signedIn(stranger, 0),
  signedIn({ ...user, claims: { email: 'user@example.test', email_verified: true } }, 0),
];
