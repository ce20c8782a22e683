import type { LoaderFunctionArgs } from 'react-router-dom';
import { ADMIN_PER_PAGE } from '../../domain/admin-limits';
import type { TrashEntry } from '../../domain/entries/trash';
import { trashReader } from '../../services/store/trash';
import { adminList } from '../kit/admin-list';

export const trashList = adminList<TrashEntry>(ADMIN_PER_PAGE);

export type TrashData = Awaited<ReturnType<typeof trashLoader>>;

/** Reads the trash by the number of pages in the address (product 11.4). */
export const trashLoader = ({ request }: Pick<LoaderFunctionArgs, 'request'>) =>
  trashList.read(new URL(request.url).searchParams, trashReader);
