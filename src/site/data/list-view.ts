import type { Pages } from '../../shared/data/paged-list';
import { given, type Resource } from '../../shared/data/resource';

/** The first page of a list as a loader returns it; the next page is read by the loader. */
export const firstPage = <T>(pages: Pages<T>) => ({
  page: 1,
  list: given(pages) satisfies Resource<Pages<T>>,
  part: undefined,
  isNextPage: false,
});
