import type { ContactMessage, MessageStatus } from '../../src/content/message/stored-message';
import { vi } from 'vitest';
import { hasTopic, messageMatchesSearch } from '../../src/content/message/inbox';
import {
  allMessages,
  changeMessages,
  countOldMessages,
  inboxReader,
  oldMessages,
  setAnswered,
  setMessageStatus,
  setNote,
  type InboxQuery,
} from '../../src/store/messages/inbox';
import { countMessages } from '../../src/store/messages/message-counts';
import { trashedMessage } from '../../src/store/documents/trash';
import { inMockedTrash } from './mocked-trash';
import { pagesOf } from './builders';

let stored: readonly ContactMessage[] = [];

/** The messages that the mocked services have now. */
export const storedMessages = () => stored;

/** These messages are stored; the mocked services read and change them. */
export function received(...messages: readonly ContactMessage[]) {
  stored = messages;
  const inTab = (tab: MessageStatus) => stored.filter(({ status }) => status === tab);
  const found = ({ tab, search, topic }: InboxQuery) =>
    inTab(tab).filter(
      (message) => hasTopic(message, topic) && messageMatchesSearch(message, search),
    );
  const sentBefore = (time: Date) => stored.filter(({ sentAt }) => sentAt && sentAt < time);
  const set = (ids: readonly string[], status: MessageStatus) => {
    stored = stored.map((message) => (ids.includes(message.id) ? { ...message, status } : message));
  };

  const toTrash = (ids: readonly string[]) => {
    const deleted = stored.filter(({ id }) => ids.includes(id));
    stored = stored.filter((message) => !deleted.includes(message));
    for (const message of deleted) {
      inMockedTrash(trashedMessage(message.id).id, () => {
        stored = [message, ...stored];
      });
    }
  };

  vi.mocked(countMessages).mockImplementation(async () => ({
    new: inTab('new').length,
    viewed: inTab('viewed').length,
    spam: inTab('spam').length,
  }));
  vi.mocked(inboxReader).mockImplementation((view) => {
    const entries = found(view);
    const pages = Array.from({ length: Math.ceil(entries.length / 25) }, (_, page) =>
      entries.slice(page * 25, page * 25 + 25),
    );
    return pagesOf(...pages);
  });
  vi.mocked(allMessages).mockImplementation(async (view) => found(view));
  vi.mocked(countOldMessages).mockImplementation(async (time) => sentBefore(time).length);
  vi.mocked(oldMessages).mockImplementation(async (time) => sentBefore(time));
  vi.mocked(setMessageStatus).mockImplementation(async (id, status) => set([id], status));
  const update = (id: string, changed: (message: ContactMessage) => ContactMessage) => {
    stored = stored.map((message) => (message.id === id ? changed(message) : message));
  };
  vi.mocked(setAnswered).mockImplementation(async (id, isAnswered) =>
    update(id, ({ answeredAt: _before, ...message }) =>
      isAnswered ? { ...message, answeredAt: new Date() } : message,
    ),
  );
  vi.mocked(setNote).mockImplementation(async (id, note) =>
    update(id, (message) => ({ ...message, note })),
  );
  vi.mocked(changeMessages).mockImplementation(async (ids, change, tab) => {
    const moved = stored.filter(({ id, status }) => ids.includes(id) && tab && status !== tab);
    const rest = ids.filter((id) => !moved.some((message) => message.id === id));
    if (change === 'delete') toTrash(rest);
    else set(rest, change);
    return moved.length;
  });
}
