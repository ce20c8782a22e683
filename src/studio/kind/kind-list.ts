import { listAll } from '../../store/read/admin/all-entries';
import { resource, type Resource } from '../../shared/data/resource';
import { ADMIN_PER_PAGE } from '../../shared/admin-limits';
import type { EntryKind, EntryOf } from '../../content/entry';
import type { TimeOrder } from '../../shared/lists/read-lists';
import { entryQuestionFrom } from '../../content/search/list-questions';
import { describeKind } from '../../store/documents/kinds';
import { adminList, sharedRead, WHOLE_LIST } from '../admin-list';
import { searchKindOf, studioOf } from '../kinds';
import { answerOf, type AnyLack, type LackAnswer } from '../list/filter-texts';
import type { AllEntries } from '../bulk/SelectionBar';

/** What a list is asked for. */
export interface KindQuestion {
  readonly search: string;
  readonly lack: AnyLack | undefined;
  /** The order; none of a list without a choice. */
  readonly order?: TimeOrder;
}

type Pages<T> = Awaited<ReturnType<ReturnType<typeof adminList<T>>['read']>>;

/** What the list of a kind shows: read by pages, or at once. */
export type KindData<T> = {
  readonly question: KindQuestion;
  /** How many there are, and what is missing; none of a list that is asked for nothing. */
  readonly answer: Resource<LackAnswer> | undefined;
} & (
  | ({ readonly isPaged: true; readonly all: AllEntries<T> } & Pages<T>)
  | { readonly isPaged: false; readonly list: Resource<readonly T[]> }
);

type Request = { readonly request: { readonly url: string } };

/** By kind: the open pages of its list. */
const lists = new Map<EntryKind, ReturnType<typeof adminList<never>>>();

/** The list of a kind that is read by pages. */
export function pagesOf<Kind extends EntryKind>(kind: Kind) {
  if (!lists.has(kind)) lists.set(kind, adminList<never>(ADMIN_PER_PAGE));
  return lists.get(kind) as unknown as ReturnType<typeof adminList<EntryOf<Kind>>>;
}

/** The list that is told of writes to entries of a kind; one that is read at once ignores them. */
export const listFor = (kind: EntryKind) => (isPaged(kind) ? pagesOf(kind) : WHOLE_LIST);

/**
 * Whether a list is read by pages: what the search index answers for, and collections at any depth. What
 * is put in order by hand, or shares a document, is read at once.
 */
export function isPaged(kind: EntryKind): boolean {
  const { place, order } = describeKind(kind);
  if (place.type === 'group') return true;
  return place.type === 'collection' && order !== 'by hand' && searchKindOf(kind) !== undefined;
}

/** Returns the loader of the list of a kind: as many pages as the address says (product 11.4, 35.7). */
export const kindLoader =
  <Kind extends EntryKind>(kind: Kind) =>
  async ({ request }: Request): Promise<KindData<EntryOf<Kind>>> => {
    const { besidePicture, fill } = studioOf(kind).parts ?? {};
    // Beside the data: what comes into the form later moves the rest of the page.
    for (const load of [besidePicture, fill]) void load?.().catch(() => undefined);
    const { searchParams } = new URL(request.url);
    if (!isPaged(kind)) return wholeList(kind, searchParams);
    const { readPages } = await import('./kind-reads');
    return (await readPages(kind, searchParams)) as unknown as KindData<EntryOf<Kind>>;
  };

/** Starts to read a list that is not paged, sorted as the address says. */
function wholeList<Kind extends EntryKind>(
  kind: Kind,
  searchParams: URLSearchParams,
): KindData<EntryOf<Kind>> {
  const read = sharedRead(() => listAll(kind));
  const asked = searchKindOf(kind);
  if (!asked) {
    const question = { search: '', lack: undefined };
    return { question, answer: undefined, isPaged: false, list: resource(read) };
  }
  const question = entryQuestionFrom(searchParams, asked);
  const list = resource(async () => {
    const newestFirst = await read();
    return question.order === 'newest' ? newestFirst : newestFirst.toReversed();
  });
  const answer = resource(async () => answerOf(asked, (await read()) as never, question), {
    isLater: true,
  });
  return { question, answer, isPaged: false, list };
}
