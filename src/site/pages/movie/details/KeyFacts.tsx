import type { Movie } from '../../../../content/movie/movie';
import { formatReleaseDate } from '../../../../content/movie/release-date';
import { formatRuntime } from '../../../../content/movie/runtime';
import { languageOf } from '../../../../shared/text/text';
import styles from './KeyFacts.module.css';

interface Fact {
  readonly name: keyof Movie;
  readonly text: string;
  /** What a screen reader says before the text, where that alone does not say what it is. */
  readonly term?: string;
  /** What a screen reader says in place of the text. */
  readonly spoken?: string;
}

/** What is known of a movie, in one line below its title (product 5.16). */
export function KeyFacts({ movie }: { readonly movie: Movie }) {
  const facts = factsOf(movie);
  if (facts.length === 0) return null;

  return (
    <ul className={styles.facts}>
      {facts.map(({ name, text, term, spoken }) => (
        <li key={name} lang={languageOf(text)} dir="auto">
          {term && <span className="visually-hidden">{term}: </span>}
          {spoken && <span className="visually-hidden">{spoken}</span>}
          <span aria-hidden={spoken ? true : undefined}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function factsOf(movie: Movie): Fact[] {
  const { releaseDate, runtimeMinutes, language, certificate, genre } = movie;
  const facts: Fact[] = [];
  if (releaseDate) facts.push({ name: 'releaseDate', text: formatReleaseDate(releaseDate) });
  if (runtimeMinutes) {
    const { short, long } = formatRuntime(runtimeMinutes);
    facts.push({ name: 'runtimeMinutes', text: short, spoken: long });
  }
  if (language) facts.push({ name: 'language', text: language, term: 'Language' });
  if (certificate) facts.push({ name: 'certificate', text: certificate, term: 'Certificate' });
  if (genre) facts.push({ name: 'genre', text: genre });
  return facts;
}
