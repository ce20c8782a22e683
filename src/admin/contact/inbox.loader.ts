import type { LoaderFunctionArgs } from 'react-router-dom';
import { resource } from '../../app/resource';
import type { ContactMessage } from '../../domain/contact-message';
import { INBOX_TABS, type InboxTab } from '../../domain/inbox';
import { MESSAGES_PER_PAGE } from '../../domain/limits';
import { Pager } from '../../domain/pager';
import { countMessages, inboxMessages, setViewed } from '../../services/inbox';

/** What was read, for as long as the counts are the same: looking again then reads nothing more. */
let kept: { readonly key: string; readonly pager: Pager<ContactMessage> } | null = null;

export type InboxData = Awaited<ReturnType<typeof inboxLoader>>;

/** Reads the messages that the address asks for: tab, search, and as many pages (DESIGN R4). */
export async function inboxLoader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const tab = readTab(searchParams.get('tab'));
  const search = searchParams.get('search')?.trim() ?? '';
  const page = readPage(searchParams.get('page'));
  const found = resource(() => readInbox(tab, search, page));

  // A list that grows stays as it is until the next page is there.
  if (page > 1) await found.outcome;
  return { tab, search, page, found };
}

/** Marks a message as viewed or as new; the lists are read again afterwards. */
export async function mark(id: string, viewed: boolean): Promise<void> {
  await setViewed(id, viewed);
  forgetMessages();
}

/** What was read is not kept beyond the visit to the page, let alone the session. */
export function forgetMessages(): void {
  kept = null;
}

async function readInbox(tab: InboxTab, search: string, page: number) {
  const counts = await countMessages();
  const key = JSON.stringify([tab, search, counts]);
  if (kept?.key !== key) {
    const source = inboxMessages({ tab, search, count: counts[tab] });
    kept = { key, pager: new Pager(source, MESSAGES_PER_PAGE) };
  }
  return kept.pager.upTo(page);
}

function readTab(value: string | null): InboxTab {
  return INBOX_TABS.find((tab) => tab === value) ?? 'new';
}

function readPage(value: string | null): number {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 ? page : 1;
}
