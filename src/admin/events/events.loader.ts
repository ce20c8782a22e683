import type { LoaderFunctionArgs } from 'react-router-dom';
import { ADMIN_PER_PAGE, READ_AT_ONCE } from '../../domain/admin-limits';
import type { CinemaEvent } from '../../content/event/event';
import { readAll } from '../../domain/lists/read-all';
import { entryQuestionFrom } from '../../domain/search/entry-question';
import { adminEventsReader } from '../../services/admin-lists/events';
import { readListIndex } from '../../services/admin-lists/list-index';
import { adminList } from '../kit/admin-list';
import { listAnswer } from '../kit/lists/list-answer';
import { once } from '../kit/lists/once';

export const eventList = adminList<CinemaEvent>(ADMIN_PER_PAGE);

export type AdminEventsData = Awaited<ReturnType<typeof adminEventsLoader>>;

/** The search index as the open list asks it. */
let index = once(readListIndex);

/** Reads the events that the address asks for, as many pages as it says (product 11.4, 35.7). */
export async function adminEventsLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const question = entryQuestionFrom(searchParams, 'event');
  const start = () => {
    index = once(readListIndex);
    return adminEventsReader(question, index);
  };
  const pages = await eventList.read(searchParams, start, JSON.stringify(question));
  const read = index;
  const answer = listAnswer('event', question, read);
  const all = { answer, read: () => readAll(adminEventsReader(question, read, READ_AT_ONCE)) };
  return { question, answer, all, ...pages };
}
