import type { Movie } from '../../../content/movie/movie';
import { MovieCard } from './MovieCard';

interface MovieWallProps {
  readonly movies: readonly Movie[];
  /** How many of its posters are visible at first. */
  readonly urgent?: number;
  /** Whether the first movie is the next one to come out. */
  readonly countdown?: boolean;
  /** Whether the page has another wall with these movies. */
  readonly repeated?: boolean;
}

/** The poster wall: movies in ten layout classes that repeat (product 5.7, 5.8). */
export const MovieWall = ({ movies, urgent = 0, countdown, repeated }: MovieWallProps) => (
  <ul className="wall">
    {movies.map((movie, position) => (
      <MovieCard
        key={`${movie.collection}/${movie.id}`}
        movie={movie}
        position={position}
        urgent={position < urgent}
        countdown={countdown && position === 0}
        repeated={repeated}
      />
    ))}
  </ul>
);
