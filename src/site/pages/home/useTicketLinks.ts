import { useEffect, useState } from 'react';
import type { Resource } from '../../../shared/data/resource';
import type { HeroBanner } from '../../../content/banner/banner';
import type { Movie } from '../../../content/movie/movie';
import { paths } from '../../../content/paths/paths';
import { useFrameSettings } from '../../../content/settings/use-frame-settings';

/** Returns the address where the tickets of a banner are sold. */
export type TicketsOf = (banner: HeroBanner) => string;

/**
 * Where the tickets of a banner are sold: by its own link, by that of the movie that it links to if it
 * is one of the movies that the page reads anyway, by the company's otherwise and until then
 * (product 4.4).
 */
export function useTicketLinks(reading: Resource<readonly Movie[]>): TicketsOf {
  const { ticketUrl } = useFrameSettings();
  const [movies, setMovies] = useState<readonly Movie[]>([]);

  useEffect(() => {
    // A read that failed is logged by the resource.
    void reading.outcome.then((outcome) => outcome.ok && setMovies(outcome.value));
  }, [reading]);

  return (banner) =>
    banner.ticketUrl ??
    movies.find(({ id }) => paths.movie(id) === banner.link)?.ticketUrl ??
    ticketUrl;
}
