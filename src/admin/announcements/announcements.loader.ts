import { resource } from '../../data/resource';
import { entryQuestionFrom } from '../../domain/search/entry-question';
import { listAnnouncements } from '../../services/entries/announcements';
import { once } from '../kit/lists/once';
import { announcementAnswer } from './asked-announcements';

export type AdminAnnouncementsData = ReturnType<typeof adminAnnouncementsLoader>;

/** Starts to read all announcements, which share one document, in the order in the address. */
export function adminAnnouncementsLoader({ request }: { readonly request: Request }) {
  const question = entryQuestionFrom(new URL(request.url).searchParams, 'announcement');
  const read = once(listAnnouncements);
  const list = resource(async () => {
    const newestFirst = await read();
    return question.order === 'newest' ? newestFirst : newestFirst.toReversed();
  });
  const answer = resource(async () => announcementAnswer(await read(), question), {
    isLater: true,
  });
  return { question, answer, list };
}
