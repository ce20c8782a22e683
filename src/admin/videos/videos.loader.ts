import type { LoaderFunctionArgs } from 'react-router-dom';
import { ADMIN_PER_PAGE } from '../../domain/admin-limits';
import type { Video } from '../../domain/entries/video';
import { adminVideosReader } from '../../services/admin-lists/videos';
import { adminList } from '../kit/admin-list';
import { sortOrderFrom } from '../kit/lists/sort-order';

export const videoList = adminList<Video>(ADMIN_PER_PAGE);

export type AdminVideosData = Awaited<ReturnType<typeof adminVideosLoader>>;

/** Reads the videos by the search, order and number of pages in the address (product 11.4). */
export async function adminVideosLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const search = searchParams.get('search')?.trim() ?? '';
  const order = sortOrderFrom(searchParams);
  const start = () => adminVideosReader({ search, order });
  const pages = await videoList.read(searchParams, start, JSON.stringify([search, order]));
  return { search, order, ...pages };
}
