import { useId } from 'react';
import { Loaded } from '../../../../shared/ui/Loaded';
import { withSearchParams } from '../../../../shared/data/routing';
import { MOVIE_FILTERS } from '../../movie';
import { usePendingSearchParams } from '../../../../studio/ui/navigation';
import { TabLink } from '../../../../studio/ui/parts';
import type { AdminMoviesData } from '../movies.loader';

/**
 * Tabs that filter the movies by status. The number in a tab describes the link and is not part of
 * its name.
 */
export function StatusTabs({ query, counts }: Pick<AdminMoviesData, 'query' | 'counts'>) {
  const parameters = usePendingSearchParams();
  const id = useId();
  return (
    <nav className="tabs" aria-label="Filter movies">
      {MOVIE_FILTERS.map((filter) => (
        <TabLink
          key={filter}
          to={{ search: withSearchParams(parameters, { status: filter === 'All' ? '' : filter }) }}
          isCurrent={filter === query.status}
          aria-describedby={`${id}-${filter}`}
        >
          {filter}{' '}
          <span id={`${id}-${filter}`} className="numbers plain count" aria-hidden="true">
            <Loaded from={counts} waiting={null} failed={() => null}>
              {({ statuses }) => statuses?.[filter]}
            </Loaded>
          </span>
        </TabLink>
      ))}
    </nav>
  );
}
