import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { creditsOf, type Credit } from '../../../../content/movie/cast';
import { languageOf } from '../../../../shared/text/text';
import { paths } from '../../../../content/paths/paths';
import styles from './People.module.css';

interface PeopleProps {
  readonly term: string;
  /** The stored text. */
  readonly text: string;
  /** Whether the search finds a person's movies by this field. */
  readonly searchable?: boolean;
}

/**
 * People of a movie; with their roles if the text has some and links to their movies (product 5.17,
 * 5.20).
 */
export function People({ term, text, searchable = false }: PeopleProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd lang={languageOf(text)} dir="auto">
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
        {name}
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
          <span className={styles.role}>
            <span className="visually-hidden">, </span>
            {credit.role}
          </span>
        )}
      </li>
    ))}
  </ul>
);
