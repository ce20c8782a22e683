import type { LoaderFunctionArgs } from 'react-router-dom';
import { topicFrom, type ContactMessage, type MessageStatus } from '../../domain/contact-message';
import { INBOX_TABS, oldBefore } from '../../domain/inbox';
import { MESSAGES_PER_PAGE } from '../../domain/admin-limits';
import { resource } from '../../data/resource';
import { countOldMessages, inboxReader } from '../../services/inbox';
import { adminList } from '../lists/admin-list';

export const inboxList = adminList<ContactMessage>(MESSAGES_PER_PAGE);

export type InboxData = Awaited<ReturnType<typeof inboxLoader>>;

/** Reads the messages by the tab, search, topic and number of pages in the address (product 11.4). */
export async function inboxLoader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const tab = tabFrom(searchParams.get('tab'));
  const search = searchParams.get('search')?.trim() ?? '';
  const topic = topicFrom(searchParams.get('topic'));
  const start = () => inboxReader({ tab, search, topic });
  const pages = await inboxList.read(searchParams, start, JSON.stringify([tab, search, topic]));
  const old = resource(() => countOldMessages(oldBefore()));
  return { tab, search, topic, old, ...pages };
}

const tabFrom = (value: string | null): MessageStatus =>
  INBOX_TABS.find((tab) => tab === value) ?? 'new';
