import { useEffect, useState } from 'react';
import type { Resource } from '../../data/resource';
import type { Movie } from '../../domain/movie';
import { paths } from '../../paths';
import { useFrameSettings } from '../../settings/use-frame-settings';

/**
 * Where the tickets of the film are sold that a banner links to: by the film's own link if it is one
 * of the movies that the page reads anyway, by the company's otherwise and until then (product 4.4).
 */
export function useTicketLinks(reading: Resource<readonly Movie[]>): (link?: string) => string {
  const { ticketUrl } = useFrameSettings();
  const [movies, setMovies] = useState<readonly Movie[]>([]);

  useEffect(() => {
    // A read that failed is logged by the resource.
    void reading.outcome.then((outcome) => outcome.ok && setMovies(outcome.value));
  }, [reading]);

  return (link) => movies.find(({ id }) => paths.movie(id) === link)?.ticketUrl ?? ticketUrl;
}
