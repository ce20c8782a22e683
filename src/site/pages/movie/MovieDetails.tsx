import { IMAGE_SIZES } from '../../../shared/pictures/image-sizes';
import { PlayIcon } from '../../../shared/ui/icons/icons';
import { NewTabLink } from '../../../shared/ui/text/NewTabLink';
import { Photo } from '../../../shared/ui/Photo';
import { Poster } from '../../components/cards/Poster';
import { ShareButton } from '../../components/overlays/ShareButton';
import { fitWords } from '../../../shared/ui/text/fit-words';
import type { UpcomingMovie } from '../../../content/movie/release-order';
import { ticketsFrom } from '../../../content/movie/tickets-from';
import { youTubeId } from '../../../content/video/youtube';
import { useBackgroundImport } from '../../../shared/ui/hooks/useBackgroundImport';
import { useOverlay } from '../../components/hooks/useOverlay';
import { usePageTitle } from '../../../content/usePageTitle';
import { paths } from '../../../content/paths/paths';
import { About } from './details/About';
import { KeyFacts } from './details/KeyFacts';
import { ReleaseInCalendar } from './details/ReleaseInCalendar';
import { ListNeighbours } from './ListNeighbours';
import styles from './MovieDetails.module.css';
import { MovieExtras, TICKETS_ID } from './extras/MovieExtras';

const loadPlayer = () => import('../../components/overlays/VideoOverlay');

/** A movie: its banner and name, and what is known about it (product 5.10). */
export function MovieDetails({ movie }: { readonly movie: UpcomingMovie }) {
  const title = movie.title || 'Untitled';
  const trailer = useOverlay('trailer');
  const player = useBackgroundImport(loadPlayer, trailer.shown);
  const hasTrailer = movie.trailerUrl !== undefined && youTubeId(movie.trailerUrl) !== null;
  usePageTitle(title);

  return (
    <article>
      <header className={styles.banner}>
        {movie.backdrop ? (
          <Photo
            picture={movie.backdrop}
            sizes={IMAGE_SIZES.backdrop}
            urgent
            className={styles.wide}
          />
        ) : (
          <Photo
            picture={movie.picture && { ...movie.picture, alt: '' }}
            // The poster's own file: another one would be another download.
            sizes={IMAGE_SIZES.poster}
            className={styles.backdrop}
          />
        )}
        <div className={styles.front}>
          <Poster movie={movie} sizes={IMAGE_SIZES.poster} urgent className={styles.poster} />
          <div className={styles.words}>
            <p className={styles.status}>{movie.status}</p>
            <h1 {...fitWords(title)} className={title.length > 60 ? styles.long : undefined}>
              {title}
            </h1>
            <KeyFacts movie={movie} />
            <div className={styles.actions}>
              {movie.ticketUrl && (
                <NewTabLink className="ticket" href={movie.ticketUrl}>
                  {ticketsFrom(movie) ?? 'Grab Your Tickets!'}
                </NewTabLink>
              )}
              {hasTrailer && (
                <button type="button" className="button" onClick={() => trailer.open('open')}>
                  <PlayIcon /> Watch the trailer
                </button>
              )}
              <div className={styles.further}>
                {movie.tickets && (
                  <a className="text-button" href={`#${TICKETS_ID}`}>
                    Tickets by city
                  </a>
                )}
                <ReleaseInCalendar movie={movie} />
                <ShareButton title={title} path={paths.movie(movie.id)} className="text-button" />
              </div>
            </div>
          </div>
        </div>
      </header>
      <ListNeighbours id={movie.id} />
      <About movie={movie} />
      <MovieExtras movie={movie} />
      {trailer.shown !== null && hasTrailer && movie.trailerUrl && player && (
        <player.VideoOverlay
          video={{ title: `${title}: trailer`, videoUrl: movie.trailerUrl }}
          path={paths.trailer(movie.id)}
          onClose={trailer.close}
        />
      )}
    </article>
  );
}
