import { ViewTransition } from 'react';
import type { Movie } from '../../../content/movie/movie';
import { firstLetter } from '../../../shared/text/text';
import { Photo } from '../../../shared/ui/Photo';

interface PosterProps {
  readonly movie: Movie;
  /** The value of the `sizes` attribute. */
  readonly sizes: string;
  readonly urgent: boolean;
  readonly className: string | undefined;
  /** Whether the title is shown next to it, so that it needs no alternative text. */
  readonly decorative?: boolean;
  /** Takes no part in view transitions, as the page has the same poster elsewhere. */
  readonly still?: boolean | undefined;
}

/**
 * A movie's poster, or a tile with the first letter of its title. From a list to the movie's page it
 * moves in a view transition, if the browser supports that and the page has been prefetched
 * (data/prefetch-links.ts).
 */
export const Poster = ({
  movie,
  sizes,
  urgent,
  className,
  decorative = false,
  still,
}: PosterProps) => (
  // Encoded: React rejects names that combine spaces and characters beyond Latin.
  <ViewTransition
    name={still ? 'auto' : `poster-${movie.collection}-${encodeURIComponent(movie.id)}`}
    default="none"
    share="auto"
  >
    <Photo
      picture={movie.picture && (decorative ? { ...movie.picture, alt: '' } : movie.picture)}
      urgent={urgent}
      sizes={sizes}
      className={className}
      fallback={
        <span className={`${className} letter-tile`} aria-hidden="true">
          <span>{firstLetter(movie.title || 'Untitled')}</span>
        </span>
      }
    />
  </ViewTransition>
);
