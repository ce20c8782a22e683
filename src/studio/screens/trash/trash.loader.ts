import type { LoaderFunctionArgs } from 'react-router-dom';
import type { TrashEntry, TrashKind } from '../../../store/documents/trash';
import { KINDS_IN_ORDER, onScreen } from '../../kinds';
import { resource } from '../../../shared/data/resource';
import { ADMIN_PER_PAGE } from '../../../shared/admin-limits';
import {
  allInTrash,
  countTrash,
  trashReader,
  type TrashQuestion,
} from '../../../store/read/admin/trash';
import { adminList } from '../../admin-list';

/** The kinds that the trash can hold, in the order of the filter. */
export const TRASH_KINDS: readonly TrashKind[] = [...KINDS_IN_ORDER, 'message'];

export const pluralOf = (kind: TrashKind): string =>
  kind === 'message' ? 'Messages' : onScreen(kind).plural;

/** The kind of a deleted entry: 'Movie, not published'. */
export const whatIs = ({ kind, isUnpublished }: TrashEntry): string =>
  (kind === 'message' ? 'Message' : onScreen(kind).name) + (isUnpublished ? ', not published' : '');

/** The title of a deleted entry, or a placeholder. */
export const nameIn = ({ title, kind }: TrashEntry): string =>
  title || (kind === 'message' ? 'No name' : onScreen(kind).untitled);

export const trashList = adminList<TrashEntry>(ADMIN_PER_PAGE);

export type TrashData = Awaited<ReturnType<typeof trashLoader>>;

/**
 * Reads the entries of the trash by the filters and the number of pages in the address (product 11.4, 25.6).
 * Only the whole trash can be counted; the count is read when it is shown.
 */
export async function trashLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const question = questionFrom(searchParams);
  const isWhole = !question.search && !question.kind;
  const start = () => trashReader(question);
  const pages = await trashList.read(searchParams, start, JSON.stringify(question));
  const all = {
    answer: resource(async () => ({ count: isWhole ? await countTrash() : undefined }), {
      isLater: true,
    }),
    read: () => allInTrash(question),
  };
  return { question, all, ...pages };
}

const questionFrom = (parameters: URLSearchParams): TrashQuestion => ({
  search: parameters.get('search')?.trim() ?? '',
  kind: TRASH_KINDS.find((kind) => kind === parameters.get('kind')),
});
