import { newEntryRef } from '../../src/store/documents/kinds';
import { getUnpublished } from '../../src/store/write/unpublished';

/** The fields of a video, and its location. */
export const clip = {
  title: 'Clip',
  description: 'D',
  videoUrl: 'https://youtu.be/abcdefghijk',
  onLandingPage: true,
};
export const REF = newEntryRef('video', 'clip');

/** Reads the video's draft. */
export async function draft() {
  const found = await getUnpublished('video:clip');
  if (found?.kind !== 'video') throw new Error('There is no such draft');
  return found;
}
