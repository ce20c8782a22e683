import type { LoaderFunctionArgs } from 'react-router-dom';
import { ADMIN_PER_PAGE, READ_AT_ONCE } from '../../domain/admin-limits';
import type { Video } from '../../content/video/video';
import { readAll } from '../../domain/lists/read-all';
import { entryQuestionFrom } from '../../domain/search/entry-question';
import { adminVideosReader } from '../../services/admin-lists/videos';
import { readListIndex } from '../../services/admin-lists/list-index';
import { adminList } from '../kit/admin-list';
import { listAnswer } from '../kit/lists/list-answer';
import { once } from '../kit/lists/once';

export const videoList = adminList<Video>(ADMIN_PER_PAGE);

export type AdminVideosData = Awaited<ReturnType<typeof adminVideosLoader>>;

/** The search index as the open list asks it. */
let index = once(readListIndex);

/** Reads the videos that the address asks for, as many pages as it says (product 11.4, 35.7). */
export async function adminVideosLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const question = entryQuestionFrom(searchParams, 'video');
  const start = () => {
    index = once(readListIndex);
    return adminVideosReader(question, index);
  };
  const pages = await videoList.read(searchParams, start, JSON.stringify(question));
  const read = index;
  const answer = listAnswer('video', question, read);
  const all = { answer, read: () => readAll(adminVideosReader(question, read, READ_AT_ONCE)) };
  return { question, answer, all, ...pages };
}
