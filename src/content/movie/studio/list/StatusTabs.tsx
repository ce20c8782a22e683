import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../../shared/ui/Loaded';
import { withSearchParams } from '../../../../shared/data/routing';
import { MOVIE_FILTERS } from '../../movie';
import { TabLink } from '../../../../studio/ui/parts';
import type { AdminMoviesData } from '../movies.loader';

/**
 * Tabs that filter the movies by status. The number in a tab is the description of its link, not part of its
 * name.
 */
export function StatusTabs({ question, answer }: Pick<AdminMoviesData, 'question' | 'answer'>) {
  const [parameters] = useSearchParams();
  const counts = useId();
  return (
    <nav className="tabs" aria-label="Filter movies">
      {MOVIE_FILTERS.map((filter) => (
        <TabLink
          key={filter}
          to={{ search: withSearchParams(parameters, { status: filter === 'All' ? '' : filter }) }}
          isCurrent={filter === question.status}
          aria-describedby={`${counts}-${filter}`}
        >
          {filter}{' '}
          <span id={`${counts}-${filter}`} className="numbers plain count" aria-hidden="true">
            <Loaded from={answer} waiting={null} failed={() => null}>
              {({ statuses }) => statuses?.[filter]}
            </Loaded>
          </span>
        </TabLink>
      ))}
    </nav>
  );
}
