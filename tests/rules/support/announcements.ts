import {
  deleteField,
  doc,
  type DocumentData,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { type Actor, admin } from './actors';
import { anAnnouncement, aPicture, imageUrl, imageUrlOf, text } from './builders';
import { as, asOwner } from './clients';

/** The document of all announcements, and the ways in which an administrator changes it. */
export const PATH = 'Movies/Announcements';
export const key = (number: number) => `item_${1_767_322_800_000 + number}`;
export const A = key(1);
export const B = key(2);
export const NEW = key(3);

export const list = (actor: Actor = admin) => doc(as(actor), PATH);
export const add = (at: string, item: unknown, actor: Actor = admin) =>
  setDoc(list(actor), { [at]: item }, { merge: true });
export const edited = (change: DocumentData = {}) => ({
  ...anAnnouncement(),
  edited: serverTimestamp(),
  ...change,
});
export const edit = (at: string, change?: DocumentData, actor: Actor = admin) =>
  updateDoc(list(actor), { [at]: edited(change) });
export const remove = (at: string, actor: Actor = admin) =>
  updateDoc(list(actor), { [at]: deleteField() });
export const storedKeys = async () =>
  Object.keys((await getDoc(doc(asOwner(), PATH))).data() ?? {});

// A share picture without text is the same in each language.
const { share_ml: _drawn, ...pictureOfOneLanguage } = aPicture();

export const largest = () => ({
  title: text(150),
  subtitle: text(150),
  description: text(2000),
  img: imageUrl().padEnd(1024, 'x'),
  picture: {
    ...pictureOfOneLanguage,
    alt: text(200),
    // 1300 characters, including the blanks between them.
    sizes: { 480: imageUrlOf(320), 960: imageUrlOf(320), 1920: imageUrlOf(320) },
    share: imageUrlOf(337, 'a-1200.jpg'),
  },
  movie: text(100),
});
export const full = (length: number) =>
  Object.fromEntries(Array.from({ length }, (_, index) => [key(1000 + index), largest()]));
