import type { LoaderFunctionArgs } from 'react-router-dom';
import { ADMIN_PER_PAGE } from '../../domain/limits';
import type { Video } from '../../domain/video';
import { adminVideos } from '../../services/videos-admin';
import { entryList } from '../entry-list';
import { orderIn } from '../sort-order';

export const videoList = entryList<Video>(ADMIN_PER_PAGE);

export type VideosData = Awaited<ReturnType<typeof adminVideosLoader>>;

/** Reads the videos that the address asks for: search, order, and as many pages (DESIGN R4). */
export async function adminVideosLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const search = searchParams.get('search')?.trim() ?? '';
  const order = orderIn(searchParams);
  const start = () => adminVideos(search, order);
  const pages = await videoList.read(searchParams, start, JSON.stringify([search, order]));
  return { search, order, ...pages };
}
