import type { Movie } from '../../../content/movie/movie';
import { formatReleaseDate } from '../../../content/movie/release-date';
import { formatRuntime } from '../../../content/movie/runtime';
import { languageOf } from '../../../shared/text/text';
import { site } from '../../../company/site';
import styles from './PressFacts.module.css';

/** Who made a movie, and what it is in figures; what is not known is left out (product 31.2). */
export function PressFacts({ movie }: { readonly movie: Movie }) {
  const { releaseDate, runtimeMinutes } = movie;
  const facts = [
    ['Director', movie.director],
    ['Cast', movie.actors],
    ['Writer', movie.writers],
    ['Music', movie.music],
    ['Cinematography', movie.camera],
    ['Editing', movie.editing],
    ['Production', site.name],
    ['Genre', movie.genre],
    ['Language', movie.language],
    ['Runtime', runtimeMinutes && formatRuntime(runtimeMinutes).long],
    ['Certificate', movie.certificate],
    ['Release', releaseDate && formatReleaseDate(releaseDate)],
  ] as const;
  return (
    <section className="section" aria-labelledby="facts">
      <h2 id="facts" className="section-title">
        Credits and facts
      </h2>
      <dl className={styles.facts}>
        {facts.map(
          ([term, text]) =>
            text && (
              <div key={term}>
                <dt>{term}</dt>
                <dd lang={languageOf(text)} dir="auto">
                  {text}
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
