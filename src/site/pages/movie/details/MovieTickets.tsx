import {
  entriesOf,
  TICKET_LINES,
  WATCH_LINES,
  type Offer,
} from '../../../../content/movie/entry-lines';
import type { Movie } from '../../../../content/movie/movie';
import { ticketsFrom } from '../../../../content/movie/tickets-from';
import { languageOf } from '../../../../shared/text/text';
import styles from '../extras/MovieLists.module.css';
import { NewTabLink } from '../../../../shared/ui/text/NewTabLink';

/** Who sells tickets, and where a movie can be watched (product 5.30). */
export function MovieTickets({ movie }: { readonly movie: Movie }) {
  const tickets = entriesOf(TICKET_LINES, movie.tickets);
  const watch = entriesOf(WATCH_LINES, movie.watch);
  const from = ticketsFrom(movie);
  return (
    <>
      {(from || tickets.length > 0) && (
        <section className={`section ${styles.list}`} aria-labelledby="tickets-title">
          <h2 id="tickets-title" className="section-title">
            Tickets
          </h2>
          {from && <p className={styles.from}>{from}</p>}
          <Offers offers={tickets} />
        </section>
      )}
      {watch.length > 0 && (
        <section className={`section ${styles.list}`} aria-labelledby="watch-title">
          <h2 id="watch-title" className="section-title">
            Where to watch
          </h2>
          <Offers offers={watch} />
        </section>
      )}
    </>
  );
}

const Offers = ({ offers }: { readonly offers: readonly Offer[] }) => (
  <ul className={styles.offers}>
    {offers.map(({ name, place, url }, index) => (
      <li key={index}>
        <NewTabLink href={url}>
          <span className={styles.name} lang={languageOf(name)} dir="auto">
            {name}
          </span>
          {place && (
            <span className={styles.place} lang={languageOf(place)} dir="auto">
              <span className="visually-hidden">, </span>
              {place}
            </span>
          )}
        </NewTabLink>
      </li>
    ))}
  </ul>
);
