import { SEARCH_COLUMNS } from '../../src/content/search/search-columns';
import { all, lines, listOf, rulesFunction } from './text';

/** The columns of a part of the search index; a site with one language has no titles in others. */
export const searchColumns = (): string =>
  [
    lines('// The columns of a part of the search index.', ''),
    rulesFunction('searchColumns()', listOf(SEARCH_COLUMNS)),
    rulesFunction(
      'areColumns(data)',
      all(
        SEARCH_COLUMNS.map((name) =>
          name === 'titles' ? `data.get('${name}', '') is string` : `data.${name} is string`,
        ),
      ),
    ),
  ].join('\n');
