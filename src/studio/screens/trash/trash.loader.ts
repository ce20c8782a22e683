import type { LoaderFunctionArgs } from 'react-router-dom';
import { resource } from '../../../shared/data/resource';
import { ADMIN_PER_PAGE } from '../../../shared/admin-limits';
import type { TrashEntry } from '../../../store/documents/trash';
import {
  type TrashQuestion,
  allInTrash,
  countTrash,
  trashReader,
} from '../../../store/read/admin/trash';
import { adminList } from '../../admin-list';
import { TRASH_KINDS } from './trash-kinds';

export const trashList = adminList<TrashEntry>(ADMIN_PER_PAGE);

export type TrashData = Awaited<ReturnType<typeof trashLoader>>;

/**
 * Reads what the address asks the trash for, as many pages as it says (product 11.4, 25.6). How much
 * that is in all is known only of the whole trash; it is read by whoever shows it.
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
