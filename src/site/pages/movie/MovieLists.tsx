import type { ReactNode } from 'react';
import {
  LAUREL_LINES,
  QUOTE_LINES,
  TICKET_LINES,
  WATCH_LINES,
  type Offer,
  type Quote,
} from '../../../content/movie/entry-lines';
import { entriesOf } from '../../../content/values/lines';
import type { Movie } from '../../../content/movie/movie';
import { ticketsFrom } from '../../../content/movie/release-date';
import { languageOf } from '../../../shared/text/text';
import styles from './MovieSections.module.css';
import { NewTabLink, MixedText } from '../../../shared/ui/text';
import { AWARDS, PRESS, WHERE_TO_WATCH } from '../../../shared/words/movie';
import { TICKETS } from '../../../shared/words/movies';

interface ListSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section whose heading is next to its list. */
const ListSection = ({ id, title, children }: ListSectionProps) => (
  <section className={`section ${styles.list}`} aria-labelledby={id}>
    <h2 id={id} className="small-title below">
      {title}
    </h2>
    {children}
  </section>
);

/**
 * The lists of a movie, each in a section: tickets, streaming, awards and press; empty ones are
 * left out.
 */
export const MovieLists = ({ movie }: { readonly movie: Movie }) => (
  <>
    <MovieTickets movie={movie} />
    <MovieAwards movie={movie} />
  </>
);

/** The ticket sellers of a movie, and where to watch it online. */
function MovieTickets({ movie }: { readonly movie: Movie }) {
  const tickets = entriesOf(TICKET_LINES, movie.tickets);
  const watch = entriesOf(WATCH_LINES, movie.watch);
  const from = ticketsFrom(movie);
  return (
    <>
      {(from || tickets.length > 0) && (
        <ListSection id="tickets-title" title={TICKETS}>
          {from && <p className={`accent large below ${styles.from}`}>{from}</p>}
          <Offers offers={tickets} />
        </ListSection>
      )}
      {watch.length > 0 && (
        <ListSection id="watch-title" title={WHERE_TO_WATCH}>
          <Offers offers={watch} />
        </ListSection>
      )}
    </>
  );
}

const Offers = ({ offers }: { readonly offers: readonly Offer[] }) => (
  <ul className={`columns ${styles.offers}`}>
    {offers.map(({ name, place, url }, index) => (
      <li key={index}>
        <NewTabLink href={url}>
          <span className="strong" lang={languageOf(name)} dir="auto">
            <MixedText text={name} />
          </span>
          {place && (
            <span className="soft" lang={languageOf(place)} dir="auto">
              <span className="visually-hidden">, </span>
              <MixedText text={place} />
            </span>
          )}
        </NewTabLink>
      </li>
    ))}
  </ul>
);

/** The awards and press quotes of a movie. */
function MovieAwards({ movie }: { readonly movie: Movie }) {
  const laurels = entriesOf(LAUREL_LINES, movie.laurels);
  const quotes = entriesOf(QUOTE_LINES, movie.quotes);
  return (
    <>
      {laurels.length > 0 && (
        <ListSection id="awards" title={AWARDS}>
          <ul className={`columns ${styles.laurels}`}>
            {laurels.map(({ festival, award, year }, index) => (
              <li key={index}>
                <span
                  className={`accent display small-title ${styles.award}`}
                  lang={languageOf(award)}
                  dir="auto"
                >
                  <MixedText text={award} />
                </span>
                <span lang={languageOf(festival)} dir="auto">
                  <span className="visually-hidden">, </span>
                  <MixedText text={festival} />
                </span>
                {year && (
                  <span className="soft">
                    <span className="visually-hidden">, </span>
                    {year}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </ListSection>
      )}
      {quotes.length > 0 && (
        <ListSection id="press" title={PRESS}>
          <ul className={`columns ${styles.quotes}`}>
            {quotes.map((quote, index) => (
              <li key={index}>
                <PressQuote {...quote} />
              </li>
            ))}
          </ul>
        </ListSection>
      )}
    </>
  );
}

const PressQuote = ({ text, source, url }: Quote) => (
  <figure className={styles.quote}>
    <blockquote className="large" lang={languageOf(text)} dir="auto">
      “<MixedText text={text} />”
    </blockquote>
    <figcaption className="soft" lang={languageOf(source)} dir="auto">
      {url ? (
        <NewTabLink href={url}>
          <MixedText text={source} />
        </NewTabLink>
      ) : (
        <MixedText text={source} />
      )}
    </figcaption>
  </figure>
);
