import { SIZES } from '../../app/first-picture';
import { PlayIcon } from '../../components/icons';
import { Photo } from '../../components/Photo';
import { PosterTransition } from '../../components/PosterTransition';
import { VideoOverlay } from '../../components/VideoOverlay';
import type { Movie } from '../../domain/movie';
import { formatReleaseDate } from '../../domain/release-date';
import { languageOf } from '../../domain/text';
import { youTubeId } from '../../domain/video';
import { useOverlay } from '../../hooks/useOverlay';
import { usePageTitle } from '../../hooks/usePageTitle';
import styles from './MovieDetails.module.css';

const NO_INFORMATION = 'Information not available';
const NO_DESCRIPTION = 'Description not available.';

/** A movie: its banner and name, and what is known about it, with the fallbacks of SPEC §2. */
export function MovieDetails({ movie }: { readonly movie: Movie }) {
  const title = movie.title || 'Untitled';
  const trailer = useOverlay('trailer');
  const hasTrailer = movie.trailerUrl !== undefined && youTubeId(movie.trailerUrl) !== null;
  usePageTitle(title);

  return (
    <article>
      <header className={styles.banner}>
        <Photo
          picture={movie.picture && { ...movie.picture, alt: '' }}
          sizes="40vw"
          className={styles.backdrop}
        />
        <div className={styles.front}>
          <PosterTransition movie={movie}>
            <Photo picture={movie.picture} sizes={SIZES.poster} urgent className={styles.poster} />
          </PosterTransition>
          <div>
            <p className={styles.status}>{movie.status}</p>
            <h1 lang={languageOf(title)} className={title.length > 60 ? styles.long : undefined}>
              {title}
            </h1>
            <div className={styles.actions}>
              {movie.ticketUrl && (
                <a
                  className="ticket"
                  href={movie.ticketUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  Grab Your Tickets!
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </a>
              )}
              {hasTrailer && (
                <button type="button" className="button" onClick={() => trailer.open('open')}>
                  <PlayIcon /> Watch the trailer
                </button>
              )}
            </div>
          </div>
        </div>
      </header>
      <section className={`section ${styles.about}`} aria-labelledby="about">
        <div>
          <h2 id="about" className="section-title">
            About
          </h2>
          <p className={styles.description} lang={languageOf(movie.description)}>
            {movie.description || NO_DESCRIPTION}
          </p>
        </div>
        <dl className={styles.facts}>
          {facts(movie).map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {trailer.shown !== null && hasTrailer && movie.trailerUrl && (
        <VideoOverlay
          video={{ title: `${title}: trailer`, videoUrl: movie.trailerUrl }}
          onClose={trailer.close}
        />
      )}
    </article>
  );
}

/** The five of the specification always; the others only where they are known. */
function facts(movie: Movie): readonly (readonly [string, string])[] {
  const { releaseDate, language, runtimeMinutes, certificate } = movie;
  return [
    ['Genre', movie.genre ?? NO_INFORMATION],
    ['Release Date', releaseDate ? formatReleaseDate(releaseDate) : NO_INFORMATION],
    ['Director', movie.director ?? NO_INFORMATION],
    ['Actor(s)', movie.actors ?? NO_INFORMATION],
    ['Writer(s)', movie.writers ?? NO_INFORMATION],
    ...(language ? [['Language', language] as const] : []),
    ...(runtimeMinutes ? [['Runtime', `${runtimeMinutes} minutes`] as const] : []),
    ...(certificate ? [['Certificate', certificate] as const] : []),
  ];
}
