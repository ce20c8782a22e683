import type { LoaderFunctionArgs } from 'react-router-dom';
import { pagedList } from '../../../shared/data/paged-list';
import { resource } from '../../../shared/data/resource';
import type { Cursor } from '../../../shared/lists/merge-by-time';
import { VIDEOS_PER_PAGE } from '../../../shared/limits';
import type { Video } from '../../../content/video/video';
import { getDue, withDue } from '../../../store/due/due-entries';
import { getVideo, videosReader } from '../../../store/read/lists';

const list = pagedList<Video>(VIDEOS_PER_PAGE, ({ id, publishedAt }) =>
  publishedAt ? { id } : {},
);

export type VideosData = Awaited<ReturnType<typeof videosLoader>>;

/**
 * Reads as many pages as the URL says, and the video of a shared link, which may not be on these
 * pages.
 */
export async function videosLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('video');
  const linked = id === null ? null : resource(() => getDue('video', id, getVideo));
  return { linked, ...(await list(searchParams, readerAfter)) };
}

const readerAfter = (after?: Cursor) =>
  withDue(
    { kind: 'video', size: VIDEOS_PER_PAGE, after },
    videosReader(VIDEOS_PER_PAGE, after?.['id']),
  );
