import { isReadAtOnce, listAll } from '../../store/read/admin/all-entries';
import { completeReader } from '../../shared/lists/read-lists';
import type { Resource } from '../../shared/data/resource';
import { ADMIN_PER_PAGE } from '../../shared/admin-limits';
import type { EntryKind, EntryOf } from '../../content/entry';
import type { ListCounts } from '../../content/search/matching-entries';
import type { ListQuery } from '../../content/search/list-query';
import { describeKind } from '../../store/documents/kinds';
import { adminList } from '../admin-list';
import { oncePerKind, studioOf } from '../kinds';
import type { AllEntries } from '../bulk/SelectionBar';

type Pages<T> = Awaited<ReturnType<ReturnType<typeof adminList<T>>['read']>>;

/** The loader data of the list of a kind. */
export interface KindData<T> extends Pages<T> {
  readonly query: ListQuery;
  /**
   * The number of entries and the available filters; undefined if the list has neither search nor
   * filters.
   */
  readonly counts?: Resource<ListCounts>;
  readonly all?: AllEntries<T>;
}

type Request = { readonly request: { readonly url: string } };

/** Returns the list of a kind: its reads, and the functions to call after writes to its entries. */
export const listOf = oncePerKind(<Kind extends EntryKind>(kind: Kind) =>
  adminList<EntryOf<Kind>>(pageSizeOf(kind)),
);

/**
 * Returns the number of entries on a page; a list that is sorted by hand and read completely has
 * one page.
 */
export const pageSizeOf = (kind: EntryKind): number =>
  studioOf(kind).perPage ?? (isReadAtOnce(kind) ? Infinity : ADMIN_PER_PAGE);

/** Returns the loader of the list of a kind: it reads as many pages as the address says. */
export const kindLoader =
  <Kind extends EntryKind>(kind: Kind) =>
  async ({ request }: Request): Promise<KindData<EntryOf<Kind>>> => {
    const { besidePicture, fill } = studioOf(kind).parts ?? {};
    // Loaded in parallel to the data, because parts that are inserted later would move the rest of
    // the page.
    for (const load of [besidePicture, fill]) void load?.().catch(() => undefined);
    const { searchParams } = new URL(request.url);
    if (describeKind(kind).missing) {
      const { readPages } = await import('./kind-reads');
      return readPages(kind, searchParams);
    }
    const pages = await listOf(kind).read(searchParams, () => completeReader(() => listAll(kind)));
    return { query: { search: '' }, ...pages };
  };
