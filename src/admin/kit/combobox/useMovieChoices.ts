import { useEffect, useState } from 'react';
import type { MovieChoices } from '../fields/movie-choices';

/** Reads the movies of the search index once they are `needed`. */
export function useMovieChoices(needed: boolean) {
  const [choices, setChoices] = useState<MovieChoices>();
  const [isFailed, setFailed] = useState(false);
  const isReading = needed && !choices && !isFailed;

  useEffect(() => {
    if (!isReading) return undefined;
    let isCurrent = true;
    const read = async () => (await import('../fields/movie-choices')).readChoices();
    read().then(
      (found) => isCurrent && setChoices(found),
      (error: unknown) => {
        console.error(error);
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isReading]);

  return {
    state: choices ? ('loaded' as const) : isFailed ? ('failed' as const) : ('waiting' as const),
    choices,
    retry: () => setFailed(false),
  };
}
