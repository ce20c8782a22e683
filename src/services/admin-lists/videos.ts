import { entryIn } from '../../firebase/converters/entries';
import { collection } from 'firebase/firestore/lite';
import { ADMIN_PER_PAGE } from '../../domain/admin-limits';
import { videoKind, type Video } from '../../content/video/video';
import type { ReadNext } from '../../domain/lists/merge-by-time';
import { paginate } from '../../domain/lists/paginate';
import type { EntryQuestion } from '../../domain/search/entry-question';
import { VIDEOS } from '../../firebase/collections';
import { firestore } from '../../firebase/firestore';
import { timeOrderedReader } from '../lists/time-ordered-list';
import { askedReader } from './asked-reader';
import { readListIndex } from './list-index';
import { SCAN_LIMIT, sortOptionsFor } from './queries';

/**
 * Returns a function that reads the next `pageSize` videos that a question asks for (product 35.1).
 * It throws as `readListIndex`.
 */
export function adminVideosReader(
  question: EntryQuestion,
  index = readListIndex,
  pageSize: number = ADMIN_PER_PAGE,
): ReadNext<Video> {
  const read = entryIn(videoKind);
  if (question.search || question.lack) {
    return askedReader('video', question, { index, path: VIDEOS, read, pageSize });
  }
  const videos = timeOrderedReader(collection(firestore, VIDEOS), {
    pageSize,
    scanLimit: SCAN_LIMIT,
    ...sortOptionsFor(question.order ?? 'newest'),
    read,
  });
  return paginate(videos, pageSize);
}
