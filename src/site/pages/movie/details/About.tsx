import { Link } from 'react-router-dom';
import type { Movie } from '../../../../content/movie/movie';
import { formatReleaseDate } from '../../../../content/movie/release-date';
import { languageOf } from '../../../../shared/text/text';
import { paths } from '../../../../content/paths/paths';
import styles from './About.module.css';
import { People } from './People';

const NO_INFORMATION = 'Information not available';
const NO_DESCRIPTION = 'Description not available.';

/** What a movie is about and who made it (fallback texts: product 5.10). */
export function About({ movie }: { readonly movie: Movie }) {
  const { description, genre, releaseDate, director, actors, writers } = movie;
  const crew = [
    ['Music', movie.music],
    ['Cinematography', movie.camera],
    ['Editing', movie.editing],
  ] as const;

  return (
    <section className={`section ${styles.about}`} aria-labelledby="about">
      <div>
        <h2 id="about" className="section-title">
          About
        </h2>
        <p className={styles.description} lang={languageOf(description)} dir="auto">
          {description || NO_DESCRIPTION}
        </p>
        <p className={styles.press}>
          <Link to={paths.press(movie.id)} className="text-button">
            Press material
          </Link>
        </p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Genre</dt>
          <dd dir="auto">{genre ?? NO_INFORMATION}</dd>
        </div>
        <div>
          <dt>Release Date</dt>
          <dd dir="auto">{releaseDate ? formatReleaseDate(releaseDate) : NO_INFORMATION}</dd>
        </div>
        <People term="Director" text={director ?? NO_INFORMATION} searchable={!!director} />
        <People term="Actor(s)" text={actors ?? NO_INFORMATION} searchable={!!actors} />
        <People term="Writer(s)" text={writers ?? NO_INFORMATION} searchable={!!writers} />
        {crew.map(
          ([term, text]) => text && <People key={term} term={term} text={text} searchable />,
        )}
      </dl>
    </section>
  );
}
