import { ViewTransition, type ReactNode } from 'react';
import type { Movie } from '../domain/movie';

interface PosterTransitionProps {
  readonly movie: Movie;
  readonly children: ReactNode;
}

/**
 * A poster on the wall grows into the one on its film's own page, where the browser can do that and
 * the page is there at once (read ahead, app/prefetch.ts); elsewhere pages follow each other as ever.
 */
export const PosterTransition = ({ movie: { place, id }, children }: PosterTransitionProps) => (
  // Encoded, as React refuses names with a space or the like next to letters beyond Latin.
  <ViewTransition name={`poster-${place}-${encodeURIComponent(id)}`} default="none" share="auto">
    {children}
  </ViewTransition>
);
