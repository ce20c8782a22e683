import { entriesOf, LAUREL_LINES, QUOTE_LINES } from '../../../content/movie/entry-lines';
import type { Movie } from '../../../content/movie/movie';
import { languageOf } from '../../../shared/text/text';
import styles from './PressKit.module.css';

/** The awards of a movie, and what others have written of it, as text to copy (product 31.2). */
export function PressAwards({ movie }: { readonly movie: Movie }) {
  const awards = entriesOf(LAUREL_LINES, movie.laurels).map(({ award, festival, year }) =>
    [award, festival, year].filter(Boolean).join(', '),
  );
  const quotes = entriesOf(QUOTE_LINES, movie.quotes).map(
    ({ text, source }) => `“${text}” ${source}`,
  );
  return (
    <>
      <Lines id="awards" title="Awards" lines={awards} />
      <Lines id="quotes" title="Quotes" lines={quotes} />
    </>
  );
}

interface LinesProps {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
}

const Lines = ({ id, title, lines }: LinesProps) =>
  lines.length > 0 && (
    <section className="section" aria-labelledby={id}>
      <h2 id={id} className="section-title">
        {title}
      </h2>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <li key={index} lang={languageOf(line)} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
