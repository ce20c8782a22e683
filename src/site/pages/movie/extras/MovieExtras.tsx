import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ErrorBoundary } from '../../../../shared/ui/loading/ErrorBoundary';
import { pageShown } from '../../../../shared/data/page-shown';
import type { Movie } from '../../../../content/movie/movie';
import { useNear } from '../../../components/hooks/useNear';
import styles from './MovieExtras.module.css';

const MovieSections = lazy(async () => {
  await pageShown();
  return { default: (await import('./MovieSections')).MovieSections };
});

/** The id of where the tickets begin, which are the first of the sections. */
export const TICKETS_ID = 'tickets';

/** The distance from the viewport at which the sections begin to load. */
const NEAR = '1200px';

/** Movies whose sections were shown. On Back they are there at once, as is the scroll position. */
const shown = new WeakSet<Movie>();

/**
 * Stills and videos of a movie and movies like it, whose code and data load when they come near
 * (product 5.18).
 */
export function MovieExtras({ movie }: { readonly movie: Movie }) {
  const start = useRef<HTMLDivElement>(null);
  const [search] = useSearchParams();
  const isLinked = search.has('picture') || search.has('video');
  const isNear = useNear(start, NEAR);
  const wanted = isNear || isLinked || shown.has(movie);

  useEffect(() => {
    if (wanted) shown.add(movie);
  }, [wanted, movie]);

  // Room for them until all are there: otherwise they would push the footer out of view.
  const [complete, setComplete] = useState(false);
  const onComplete = useCallback(() => setComplete(true), []);
  return (
    <div className={complete ? undefined : styles.room}>
      <div ref={start} id={TICKETS_ID} />
      {wanted && (
        <ErrorBoundary fallback={<Complete onComplete={onComplete} />}>
          <Suspense fallback={null}>
            <MovieSections movie={movie} complete={<Complete onComplete={onComplete} />} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Calls the function as soon as it is shown. */
function Complete({ onComplete }: { readonly onComplete: () => void }) {
  useEffect(onComplete, [onComplete]);
  return null;
}
