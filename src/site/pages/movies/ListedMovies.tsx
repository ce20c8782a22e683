import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Movie } from '../../../content/movie/movie';

interface ListedMoviesProps {
  readonly movies: readonly Movie[];
  /** Cards that link to the movies. */
  readonly children: ReactNode;
}

/**
 * Follows links to movies with their list in the state of the history entry, from which the page of a
 * movie takes the previous and the next one (product 5.28). The links cannot have that state of their
 * own: the cards are those of the landing page, whose code must not grow.
 */
export function ListedMovies({ movies, children }: ListedMoviesProps) {
  const navigate = useNavigate();

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || event.button !== 0 || opensElsewhere) return;
    // The link itself then does nothing.
    event.preventDefault();
    const list = movies.map(({ id, title }) => ({ id, title }));
    void navigate(link.pathname, { state: { list } });
  };

  return <div onClickCapture={follow}>{children}</div>;
}
