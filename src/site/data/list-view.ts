import type { Pages } from '../../shared/data/paged-list';
import { resolvedResource, type Resource } from '../../shared/data/resource';

/** Returns the first page of a list as a loader returns it; the loader reads the next page. */
export const firstPage = <T>(pages: Pages<T>) => ({
  page: 1,
  list: resolvedResource(pages) satisfies Resource<Pages<T>>,
  part: undefined,
  isNextPage: false,
});
