import type { ReactNode } from 'react';
import { Loaded } from '../../../../shared/ui/loading/Loaded';
import { resource } from '../../../../shared/data/resource';
import { NEWS_ON_MOVIE, STILLS_ON_MOVIE, VIDEOS_ON_MOVIE } from '../../../../shared/limits';
import type { Movie } from '../../../../content/movie/movie';
import { withDue } from '../../../../store/due/due-entries';
import { galleryReader } from '../../../../store/read/gallery';
import { listMovieEvents } from '../../../../store/read/events';
import { listMovieNews } from '../../../reads/movie-news';
import { listMovieVideos } from '../../../reads/movie-videos';
import { fetchRelated } from './fetch-related';
import { MovieAwards } from '../details/MovieAwards';
import { MovieEvents } from './MovieEvents';
import { MovieNews } from './MovieNews';
import { MovieStills } from './MovieStills';
import { MovieTickets } from '../details/MovieTickets';
import { MovieVideos } from './MovieVideos';
import { RelatedMovies } from './RelatedMovies';

/** What was read of a movie, as long as its page's data is kept. */
const reads = new WeakMap<Movie, ReturnType<typeof startReads>>();

function startReads(movie: Movie) {
  const { id } = movie;
  // One more than are shown says whether there are others.
  const images = { movieId: id, size: STILLS_ON_MOVIE + 1 };
  const stills = resource(withDue({ kind: 'image', ...images }, galleryReader(images)));
  const readVideos = withDue({ kind: 'video', movieId: id, size: VIDEOS_ON_MOVIE }, () =>
    listMovieVideos(id),
  );
  const readNews = withDue({ kind: 'announcement', movieId: id, size: NEWS_ON_MOVIE }, () =>
    listMovieNews(id),
  );
  const readEvents = withDue({ kind: 'event', movieId: id, coming: true }, () =>
    listMovieEvents(id),
  );
  // Each together with what is above it: otherwise it would move down.
  const videos = resource(async () => {
    const [found] = await Promise.all([readVideos(), stills.outcome]);
    return found;
  });
  const events = resource(async () => {
    const [found] = await Promise.all([readEvents(), videos.outcome]);
    return found;
  });
  const news = resource(async () => {
    const [found] = await Promise.all([readNews(), events.outcome]);
    return found;
  });
  const related = resource(async () => {
    const [movies] = await Promise.all([fetchRelated(movie), news.outcome]);
    return movies;
  });
  return { stills, videos, events, news, related };
}

function readsOf(movie: Movie) {
  const started = reads.get(movie) ?? startReads(movie);
  reads.set(movie, started);
  return started;
}

interface MovieSectionsProps {
  readonly movie: Movie;
  /** Is rendered when all sections have loaded or failed. */
  readonly complete: ReactNode;
}

/**
 * The sections below a movie's details; each loads and fails on its own (product 5.18, 5.19, 5.21,
 * 5.30 to 5.32, 34.6).
 */
export function MovieSections({ movie, complete }: MovieSectionsProps) {
  const { stills, videos, events, news, related } = readsOf(movie);
  return (
    <>
      <MovieTickets movie={movie} />
      <MovieAwards movie={movie} />
      <MovieStills movieId={movie.id} from={stills} />
      <MovieVideos from={videos} />
      <MovieEvents from={events} />
      <MovieNews from={news} />
      <RelatedMovies from={related} />
      <Loaded from={related} waiting={null} failed={() => complete}>
        {() => complete}
      </Loaded>
    </>
  );
}
