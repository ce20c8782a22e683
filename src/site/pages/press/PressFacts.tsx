import { site } from '../../../company/site';
import type { ReactNode } from 'react';
import type { Movie } from '../../../content/movie/movie';
import { formatDate } from '../../../content/values/partial-date';
import { formatRuntime } from '../../../content/movie/runtime';
import { withOwnNames } from '../../../content/names/own-names';
import { languageOf } from '../../../shared/text/text';
import {
  CERTIFICATE,
  CINEMATOGRAPHY,
  EDITING,
  GENRE,
  LANGUAGE,
  MUSIC,
} from '../../../shared/words/movie';
import {
  CAST,
  CREDITS_AND_FACTS,
  DIRECTOR,
  PRODUCTION,
  RELEASE,
  RUNTIME,
  WRITER,
} from '../../../shared/words/press';
import styles from './PressPage.module.css';

interface PressSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the press material with its heading. */
export const PressSection = ({ id, title, children }: PressSectionProps) => (
  <section className="section" aria-labelledby={id}>
    <h2 id={id} className="small-title below">
      {title}
    </h2>
    {children}
  </section>
);

/** The known credits and facts of a movie. */
export function PressFacts({ movie: stored }: { readonly movie: Movie }) {
  const movie = withOwnNames?.(stored) ?? stored;
  const { releaseDate, runtimeMinutes } = movie;
  const facts = [
    [DIRECTOR, movie.director],
    [CAST, movie.actors],
    [WRITER, movie.writers],
    [MUSIC, movie.music],
    [CINEMATOGRAPHY, movie.camera],
    [EDITING, movie.editing],
    [PRODUCTION, site.name],
    [GENRE, movie.genre],
    [LANGUAGE, movie.language],
    [RUNTIME, runtimeMinutes && formatRuntime(runtimeMinutes).long],
    [CERTIFICATE, movie.certificate],
    [RELEASE, releaseDate && formatDate(releaseDate)],
  ] as const;
  return (
    <PressSection id="facts" title={CREDITS_AND_FACTS}>
      <dl className={`facts ${styles.facts}`}>
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
    </PressSection>
  );
}
