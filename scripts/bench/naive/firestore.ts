// Stands in for `firebase/firestore/lite`: the full client, under the names of the light one.
export * from 'firebase/firestore';
export { getCountFromServer as getCount } from 'firebase/firestore';
