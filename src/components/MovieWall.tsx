import type { Movie } from '../domain/movie';
import { MovieCard } from './MovieCard';

interface MovieWallProps {
  readonly movies: readonly Movie[];
  /** How many of its posters are seen at first. */
  readonly urgent?: number;
}

/** The poster wall: movies in ten layout classes that come round again (SPEC §2, DESIGN §6). */
export const MovieWall = ({ movies, urgent = 0 }: MovieWallProps) => (
  <ul className="wall">
    {movies.map((movie, position) => (
      <MovieCard
        key={`${movie.place}/${movie.id}`}
        movie={movie}
        position={position}
        urgent={position < urgent}
      />
    ))}
  </ul>
);
