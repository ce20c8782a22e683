import { Suspense, useState } from 'react';
import type { FillPart } from '../../base/describe';
import { lazyComponent } from '../../../shared/ui/LoadedOnce';

/** It reads the movies, and most banners are edited without. */
const MovieChoice = lazyComponent(() => import('./MovieChoice'), 'The choice of a film');

/** Opens the choice of a movie that the form of a banner is filled in from (product 16.25). */
export default function FromMovie(props: FillPart) {
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
