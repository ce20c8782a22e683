import { type DocumentData, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { type Actor, admin } from './actors';
import { as } from './clients';
import { at } from './requests';

export const VIDEO = 'videos/v';
export const DRAFT = 'unpublished/movie:moonrise';
export const MOVIE = 'Movies/Upcoming/Movies/moonrise';

/** Returns a record of the administrator as it is stored. */
export const recordOf = (did: string, path: string, fields: DocumentData = {}): DocumentData => ({
  did,
  path,
  title: 'Moonrise',
  uid: 'admin',
  at: serverTimestamp(),
  ...fields,
});

let records = 0;
/** Returns a request with a record, to which the recorded change has to be added. */
export function request(record: DocumentData, actor: Actor = admin) {
  records += 1;
  return writeBatch(as(actor)).set(at(`deeds/d${records}`, actor), record);
}
