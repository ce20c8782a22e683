import { Link } from 'react-router-dom';
import { Fragment, type ReactNode } from 'react';
import type { Movie } from '../../../content/movie/movie';
import { formatDate } from '../../../content/values/partial-date';
import { formatRuntime } from '../../../content/movie/runtime';
import { languageOf } from '../../../shared/text/text';
import { MixedText } from '../../../shared/ui/text';
import styles from './MovieFacts.module.css';
import { paths } from '../../../content/paths/paths';
import { creditsOf, type Credit } from '../../../content/values/cast';
import { inOwnNames, ownName, withOwnNames } from '../../../content/names/own-names';
import {
  ABOUT,
  ACTORS,
  CERTIFICATE,
  CINEMATOGRAPHY,
  DIRECTOR,
  EDITING,
  GENRE,
  LANGUAGE,
  MUSIC,
  NO_DESCRIPTION,
  NO_INFORMATION,
  PRESS_MATERIAL,
  RELEASE_DATE,
  WRITERS,
} from '../../../shared/words/movie';

interface Fact {
  readonly name: keyof Movie;
  readonly text: string;
  /** The name of the fact for screen readers, if the text alone is unclear. */
  readonly term?: string;
  /** The text for screen readers, if it differs. */
  readonly spoken?: string;
}

/** The known facts of a movie, in a line below its title. */
export function KeyFacts({ movie }: { readonly movie: Movie }) {
  const facts = factsOf(withOwnNames?.(movie) ?? movie);
  if (facts.length === 0) return null;

  return (
    <ul className={`large ${styles.keyFacts}`}>
      {facts.map(({ name, text, term, spoken }, position) => (
        <li
          key={name}
          className={
            isTime(name) && !isTime(facts[position + 1]?.name) ? styles.lastTime : undefined
          }
        >
          {term && <span className="visually-hidden">{term}: </span>}
          {spoken && <span className="visually-hidden">{spoken}</span>}
          <span
            className={styles.fact}
            aria-hidden={spoken ? true : undefined}
            lang={languageOf(text)}
            dir="auto"
          >
            <MixedText text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const isTime = (name: keyof Movie | undefined) =>
  name === 'releaseDate' || name === 'runtimeMinutes';

function factsOf(movie: Movie): Fact[] {
  const { releaseDate, runtimeMinutes, language, certificate, genre } = movie;
  const facts: Fact[] = [];
  if (releaseDate) facts.push({ name: 'releaseDate', text: formatDate(releaseDate) });
  if (runtimeMinutes) {
    const { short, long } = formatRuntime(runtimeMinutes);
    facts.push({ name: 'runtimeMinutes', text: short, spoken: long });
  }
  if (language) facts.push({ name: 'language', text: language, term: LANGUAGE });
  if (certificate) facts.push({ name: 'certificate', text: certificate, term: CERTIFICATE });
  if (genre) facts.push({ name: 'genre', text: genre });
  return facts;
}

/** What a movie is about and who made it (fallback texts: product 5.10). */
export function About({ movie }: { readonly movie: Movie }) {
  const { description, releaseDate, director, actors, writers } = movie;
  const { genre } = withOwnNames?.(movie) ?? movie;
  const crew = [
    [MUSIC, movie.music],
    [CINEMATOGRAPHY, movie.camera],
    [EDITING, movie.editing],
  ] as const;

  return (
    <section className={`section stack ${styles.about}`} aria-labelledby="about">
      <div>
        <h2 id="about" className="section-title">
          {ABOUT}
        </h2>
        <p
          className={`large lines ${styles.description}`}
          lang={languageOf(description)}
          dir="auto"
        >
          {description ? <MixedText text={description} /> : NO_DESCRIPTION}
        </p>
        <p className={styles.press}>
          <Link to={paths.press(movie.id)} className="text-button">
            {PRESS_MATERIAL}
          </Link>
        </p>
      </div>
      <dl className="facts ruled">
        <div>
          <dt>{GENRE}</dt>
          <dd lang={languageOf(genre ?? '')} dir="auto">
            {genre ? <MixedText text={genre} /> : NO_INFORMATION}
          </dd>
        </div>
        <div>
          <dt>{RELEASE_DATE}</dt>
          <dd dir="auto">{releaseDate ? formatDate(releaseDate) : NO_INFORMATION}</dd>
        </div>
        <People term={DIRECTOR} text={director ?? NO_INFORMATION} searchable={!!director} />
        <People term={ACTORS} text={actors ?? NO_INFORMATION} searchable={!!actors} />
        <People term={WRITERS} text={writers ?? NO_INFORMATION} searchable={!!writers} />
        {crew.map(
          ([term, text]) => text && <People key={term} term={term} text={text} searchable />,
        )}
      </dl>
    </section>
  );
}

interface PeopleProps {
  readonly term: string;
  /** The stored text. */
  readonly text: string;
  /** Whether the search finds movies by the people in this field. */
  readonly searchable?: boolean;
}

/** The people of a movie, with their roles if the text has them, and with links to their movies. */
function People({ term, text, searchable = false }: PeopleProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd lang={languageOf(inOwnNames?.('person', text) ?? text)} dir="auto">
        <Credits text={text} searchable={searchable} />
      </dd>
    </div>
  );
}

function Credits({ text, searchable }: Omit<PeopleProps, 'term'>) {
  const credits = creditsOf(text);
  if (!credits) return text;
  const nameOf = ({ name }: Credit) =>
    searchable ? (
      <Link to={paths.moviesOf(name)} className={styles.name}>
        <MixedText text={ownName?.('person', name) ?? name} />
      </Link>
    ) : (
      name
    );
  if (credits.some(({ role }) => role)) return <Cast credits={credits} nameOf={nameOf} />;
  return credits.map((credit, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      {nameOf(credit)}
    </Fragment>
  ));
}

/** Renders a role in the language of the page. */
const ownRole = ownName && ((role: string) => <MixedText text={ownName?.('role', role) ?? role} />);

interface CastProps {
  readonly credits: readonly Credit[];
  readonly nameOf: (credit: Credit) => ReactNode;
}

const Cast = ({ credits, nameOf }: CastProps) => (
  <ul className={styles.cast}>
    {credits.map((credit, index) => (
      <li key={index}>
        <span>{nameOf(credit)}</span>
        {credit.role && (
          <span className="soft">
            <span className="visually-hidden">, </span>
            {ownRole?.(credit.role) ?? credit.role}
          </span>
        )}
      </li>
    ))}
  </ul>
);
