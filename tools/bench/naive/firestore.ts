// Replaces `firebase/firestore/lite` in the naive build: the full SDK with the names of Lite.
export * from 'firebase/firestore';
export { getCountFromServer as getCount } from 'firebase/firestore';
