import type { Movie } from '../domain/movie';
import { MovieCard } from './MovieCard';

/** The poster wall: movies in ten layout classes that come round again (SPEC §2, DESIGN §6). */
export const MovieWall = ({ movies }: { readonly movies: readonly Movie[] }) => (
  <ul className="wall">
    {movies.map((movie, position) => (
      <MovieCard key={`${movie.place}/${movie.id}`} movie={movie} position={position} />
    ))}
  </ul>
);
