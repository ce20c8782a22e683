import { entryIn } from '../../content/base/convert';
import { collection, query, where } from 'firebase/firestore/lite';
import { VIDEOS_ON_MOVIE } from '../../shared/limits';
import { mergeByTime } from '../../shared/lists/merge-by-time';
import { videoKind, type Video } from '../../content/video/video';
import { firestore } from '../../firebase/firestore';
import { VIDEOS } from '../../firebase/collections';
import { timeOrderedSource } from '../../store/read/time-ordered-reads';

/** Returns the newest videos of a movie. Throws FirestoreError or TimeoutError. */
export function listMovieVideos(movieId: string): Promise<readonly Video[]> {
  // The condition is part of the query, so that it also applies to the read of undated videos.
  const videos = query(collection(firestore, VIDEOS), where('movie', '==', movieId));
  const source = timeOrderedSource(videos, {
    pageSize: VIDEOS_ON_MOVIE,
    read: entryIn(videoKind),
  });
  return mergeByTime([source], VIDEOS_ON_MOVIE)();
}
