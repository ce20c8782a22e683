import {
  entriesOf,
  LAUREL_LINES,
  QUOTE_LINES,
  type Quote,
} from '../../../../content/movie/entry-lines';
import type { Movie } from '../../../../content/movie/movie';
import { languageOf } from '../../../../shared/text/text';
import styles from '../extras/MovieLists.module.css';
import { NewTabLink } from '../../../../shared/ui/text/NewTabLink';

/** The awards of a movie, and what the press says (product 5.31). */
export function MovieAwards({ movie }: { readonly movie: Movie }) {
  const laurels = entriesOf(LAUREL_LINES, movie.laurels);
  const quotes = entriesOf(QUOTE_LINES, movie.quotes);
  return (
    <>
      {laurels.length > 0 && (
        <section className={`section ${styles.list}`} aria-labelledby="awards">
          <h2 id="awards" className="section-title">
            Awards
          </h2>
          <ul className={styles.laurels}>
            {laurels.map(({ festival, award, year }, index) => (
              <li key={index}>
                <span className={styles.award} lang={languageOf(award)} dir="auto">
                  {award}
                </span>
                <span lang={languageOf(festival)} dir="auto">
                  <span className="visually-hidden">, </span>
                  {festival}
                </span>
                {year && (
                  <span className={styles.year}>
                    <span className="visually-hidden">, </span>
                    {year}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {quotes.length > 0 && (
        <section className={`section ${styles.list}`} aria-labelledby="press">
          <h2 id="press" className="section-title">
            Press
          </h2>
          <ul className={styles.quotes}>
            {quotes.map((quote, index) => (
              <li key={index}>
                <PressQuote {...quote} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const PressQuote = ({ text, source, url }: Quote) => (
  <figure className={styles.quote}>
    <blockquote lang={languageOf(text)} dir="auto">
      “{text}”
    </blockquote>
    <figcaption lang={languageOf(source)} dir="auto">
      {url ? <NewTabLink href={url}>{source}</NewTabLink> : source}
    </figcaption>
  </figure>
);
