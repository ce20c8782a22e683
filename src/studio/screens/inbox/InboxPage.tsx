import { useEffect, useRef } from 'react';
import { useLoaderData, useRevalidator, Link } from 'react-router-dom';
import { Loaded, LoadFailure } from '../../../shared/ui/Loaded';
import { usePageTitle } from '../../../content/meta/page-title';
import { RunStatus } from '../../bulk/RunStatus';
import { useMessageCounts } from './message-counts';
import { FoundElsewhere, InboxHead } from './InboxHead';
import { inboxList, type InboxData } from './inbox.loader';
import { InboxKeys } from './InboxKeys';
import { MessageListSkeleton, MessageView } from './MessageList';
import { useMessageRun, noteOf, useReading, type MessageRuns } from './InboxToolbar';
import { inboxPath } from '../../../content/paths/admin-paths';
import { MESSAGE_TOPICS } from '../../../content/message/contact-message';
import { countOf } from '../../ui/text';
import type { Resource } from '../../../shared/data/resource';
import { oldBefore } from '../../../content/message/inbox';
import { oldMessages, type InboxQuery } from '../../../store/messages/inbox';
import { useConfirm } from '../../ui/useConfirm';
import styles from '../../ui/Run.module.css';

/** The messages of visitors (product 16.12). */
export function InboxPage() {
  const { tab, search, topic, old, elsewhere, page, list } = useLoaderData<InboxData>();
  usePageTitle('Contact messages');
  const runs = useMessageRun();
  useNewArrivals();
  useEffect(() => inboxList.forget, []);

  return (
    <>
      <InboxHead tab={tab} search={search} topic={topic} />
      <RunStatus runs={runs} />
      <OldMessages count={old} runs={runs} />
      <FoundElsewhere elsewhere={elsewhere} search={search} topic={topic} />
      <Loaded
        key={`${tab} ${topic} ${search}`}
        from={list}
        waiting={<MessageListSkeleton />}
        failed={(retry) => <LoadFailure what="The messages" retry={retry} />}
      >
        {(pages) =>
          pages.entries.length > 0 ? (
            <MessageView view={{ tab, search, topic }} pages={pages} page={page} runs={runs} />
          ) : (
            <NoMessages tab={tab} search={search} topic={topic} />
          )
        }
      </Loaded>
      <InboxKeys />
    </>
  );
}

/** Reads the list again when the counts of the layout change. */
function useNewArrivals(): void {
  const { counts } = useMessageCounts();
  const { revalidate } = useRevalidator();
  const seen = useRef(counts);

  useEffect(() => {
    const isFirst = seen.current === null;
    if (seen.current === counts) return;
    seen.current = counts;
    // The first counts arrive together with the list.
    if (isFirst) return;
    inboxList.forget();
    void revalidate();
  }, [counts, revalidate]);
}

/** The text of an empty tab (product 16.12). */
const NoMessages = ({ tab, search, topic }: InboxQuery) => (
  <>
    <p className="empty">No {tab} messages found.</p>
    {(search || topic) && (
      <p>
        {search && `You searched for “${search}”. `}
        {topic && `Only messages about “${MESSAGE_TOPICS[topic]}” are shown. `}
        <Link to={inboxPath(tab)}>Show all {tab} messages</Link>
      </p>
    )}
  </>
);

interface OldMessagesProps {
  readonly count: Resource<number>;
  readonly runs: MessageRuns;
}

/** Offers to delete the messages that are older than a year, if there are any (product 16.22). */
function OldMessages({ count, runs }: OldMessagesProps) {
  const confirm = useConfirm();
  const { submit, pending } = useReading();
  const ask = async () => {
    const old = await oldMessages(oldBefore());
    const title = `Delete ${countOf(old.length, 'message').toLowerCase()} older than a year?`;
    const note = `New, viewed and spam alike. ${noteOf(old.length)}`;
    if (await confirm({ title, note, action: 'Delete' })) await runs.start(old, 'delete');
  };
  if (runs.run) return null;
  return (
    <Loaded from={count} waiting={null} failed={() => null}>
      {(old) =>
        old > 0 && (
          <div className={`row between notice ${styles.run}`}>
            <p>
              {countOf(old, 'message')} {old === 1 ? 'is' : 'are'} older than a year: delete{' '}
              {old === 1 ? 'it' : 'them'}?
            </p>
            <button
              type="button"
              className="button"
              aria-disabled={pending}
              onClick={() => void submit(ask)}
            >
              Delete old messages
            </button>
          </div>
        )
      }
    </Loaded>
  );
}
