import { Suspense, useState } from 'react';
import type { FillProps } from '../kit/forms/picture-entries';
import { lazyComponent } from '../kit/lazy-component';

/** It reads the movies, and most banners are edited without. */
const MovieChoice = lazyComponent(() => import('./MovieChoice'), 'The choice of a film');

/** Opens the choice of a movie that the form of a banner is filled in from (product 16.25). */
export function FromMovie(props: FillProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="text-button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Fill in from a film
      </button>
      {open && (
        <Suspense fallback={<p role="status">Loading...</p>}>
          <MovieChoice {...props} />
        </Suspense>
      )}
    </>
  );
}
