import { isAtOnce, listAll } from '../../store/read/admin/all-entries';
import { atOnce } from '../../shared/lists/read-lists';
import type { Resource } from '../../shared/data/resource';
import { ADMIN_PER_PAGE } from '../../shared/admin-limits';
import type { EntryKind, EntryOf } from '../../content/entry';
import type { ListAnswer } from '../../content/search/asked';
import type { ListQuestion } from '../../content/search/list-question';
import { describeKind } from '../../store/documents/kinds';
import { adminList } from '../admin-list';
import { studioOf } from '../kinds';
import type { AllEntries } from '../bulk/SelectionBar';

type Pages<T> = Awaited<ReturnType<ReturnType<typeof adminList<T>>['read']>>;

/** What the list of a kind shows. */
export interface KindData<T> extends Pages<T> {
  readonly question: ListQuestion;
  /** How many there are, and what else can be asked; none of a list that is asked for nothing. */
  readonly answer?: Resource<ListAnswer>;
  readonly all?: AllEntries<T>;
}

type Request = { readonly request: { readonly url: string } };

/** By kind: the open pages of its list. */
const lists = new Map<EntryKind, ReturnType<typeof adminList<never>>>();

/** The list of a kind: what it is read by, and what is told of writes to its entries. */
export function listOf<Kind extends EntryKind>(kind: Kind) {
  if (!lists.has(kind)) lists.set(kind, adminList<never>(pageSizeOf(kind)));
  return lists.get(kind) as unknown as ReturnType<typeof adminList<EntryOf<Kind>>>;
}

/** Entries of a page; a list that is put in order by hand and read at once is shown whole. */
export const pageSizeOf = (kind: EntryKind): number =>
  studioOf(kind).perPage ?? (isAtOnce(kind) ? Infinity : ADMIN_PER_PAGE);

/** Returns the loader of the list of a kind: as many pages as the address says. */
export const kindLoader =
  <Kind extends EntryKind>(kind: Kind) =>
  async ({ request }: Request): Promise<KindData<EntryOf<Kind>>> => {
    const { besidePicture, fill } = studioOf(kind).parts ?? {};
    // Beside the data: what comes into the form later moves the rest of the page.
    for (const load of [besidePicture, fill]) void load?.().catch(() => undefined);
    const { searchParams } = new URL(request.url);
    if (describeKind(kind).missing) {
      const { readPages } = await import('./kind-reads');
      return readPages(kind, searchParams);
    }
    const pages = await listOf(kind).read(searchParams, () => atOnce(() => listAll(kind)));
    return { question: { search: '' }, ...pages };
  };
