import { Loaded } from '../../../../shared/ui/loading/Loaded';
import { MovieWall } from '../../../components/cards/MovieWall';
import type { Resource } from '../../../../shared/data/resource';
import type { Movie } from '../../../../content/movie/movie';

interface RelatedMoviesProps {
  readonly from: Resource<readonly Movie[]>;
}

/** Movies that fit to a movie; nothing if there are none or they cannot be read (product 5.21). */
export const RelatedMovies = ({ from }: RelatedMoviesProps) => (
  <Loaded from={from} waiting={null} failed={() => null}>
    {(movies) =>
      movies.length > 0 && (
        <section className="section" aria-labelledby="more-films">
          <h2 id="more-films" className="section-title">
            More films
          </h2>
          <MovieWall movies={movies} />
        </section>
      )
    }
  </Loaded>
);
