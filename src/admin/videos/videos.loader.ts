import type { LoaderFunctionArgs } from 'react-router-dom';
import { pagedList } from '../../app/paged-list';
import { ADMIN_PER_PAGE } from '../../domain/limits';
import type { Video } from '../../domain/video';
import { adminVideos } from '../../services/videos-admin';

const videoList = pagedList<Video>(ADMIN_PER_PAGE);
/** Counts the changes: what was read before the last one counts no more. */
let version = 0;

export type VideosData = Awaited<ReturnType<typeof adminVideosLoader>>;

/** Reads the videos that the address asks for: search, and as many pages (DESIGN R4). */
export async function adminVideosLoader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const search = searchParams.get('search')?.trim() ?? '';
  const key = JSON.stringify([version, search]);
  const list = await videoList(searchParams, () => adminVideos(search), key);
  return { search, ...list };
}

/** The list is read anew the next time. */
export function forgetVideos(): void {
  version += 1;
}
