import {
  MESSAGE_STATUSES,
  type ContactMessage,
  type MessageStatus,
} from '../../../content/message/stored-message';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { topicFrom } from '../../../content/message/contact-message';
import { oldMessagesCutoff } from '../../../content/message/inbox';
import { MESSAGES_PER_PAGE } from '../../../shared/admin-limits';
import { resource } from '../../../shared/data/resource';
import {
  allMessages,
  countOldMessages,
  inboxReader,
  type InboxQuery,
} from '../../../store/messages/inbox';
import { adminList } from '../../admin-list';

export const inboxList = adminList<ContactMessage>(MESSAGES_PER_PAGE);

export type InboxData = Awaited<ReturnType<typeof inboxLoader>>;

/** Reads the messages by the tab, search, topic and number of pages in the address. */
export async function inboxLoader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const tab = tabFrom(searchParams.get('tab'));
  const search = searchParams.get('search')?.trim() ?? '';
  const topic = topicFrom(searchParams.get('topic'));
  const start = () => inboxReader({ tab, search, topic });
  const pages = await inboxList.read(searchParams, start, JSON.stringify([tab, search, topic]));
  const old = resource(() => countOldMessages(oldMessagesCutoff()));
  const elsewhere = search ? resource(() => foundElsewhere({ tab, search, topic })) : undefined;
  return { tab, search, topic, old, elsewhere, ...pages };
}

/** Returns the other tabs in which a search finds messages, with their numbers. */
async function foundElsewhere({ tab, ...view }: InboxQuery) {
  const others = MESSAGE_STATUSES.filter((name) => name !== tab);
  const found = await Promise.all(others.map((name) => allMessages({ ...view, tab: name })));
  return others
    .map((name, position) => ({ tab: name, count: found[position]?.length ?? 0 }))
    .filter(({ count }) => count > 0);
}

const tabFrom = (value: string | null): MessageStatus =>
  MESSAGE_STATUSES.find((tab) => tab === value) ?? 'new';
