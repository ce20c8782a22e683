import type { LoaderFunctionArgs } from 'react-router-dom';
import { pagedList } from '../../app/paged-list';
import { resource } from '../../app/resource';
import { VIDEOS_PER_PAGE } from '../../domain/limits';
import type { Video } from '../../domain/video';
import { getVideo, videos } from '../../services/videos';

const list = pagedList<Video>(VIDEOS_PER_PAGE);

export type VideosData = Awaited<ReturnType<typeof videosLoader>>;

/**
 * Reads as many pages of videos as the address asks for, and the video that a shared link opens,
 * which need not be among them.
 */
export async function videosLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('video');
  const linked = id === null ? null : resource(() => getVideo(id));
  return { linked, ...(await list(searchParams, () => videos(VIDEOS_PER_PAGE))) };
}
