import { MESSAGE_STATUSES, type MessageStatus } from '../../../content/message/stored-message';
import { useEffect, useRef } from 'react';
import { useLoaderData, useRevalidator, Link } from 'react-router-dom';
import { Loaded } from '../../../shared/ui/Loaded';
import { usePageTitle } from '../../../content/meta/page-title';
import { RunStatus } from '../../bulk/RunStatus';
import { useMessageCounts } from './message-counts';
import { inboxList, type InboxData } from './inbox.loader';
import { InboxKeys } from './InboxKeys';
import { MessageListSkeleton, MessageView } from './MessageList';
import {
  useMessageRun,
  restorableNote,
  useReadBeforeAction,
  type MessageRuns,
} from './InboxToolbar';
import { inboxPath } from '../../../content/paths/admin-paths';
import { MESSAGE_TOPICS, type MessageTopic } from '../../../content/message/contact-message';
import { countOf } from '../../ui/text';
import type { Resource } from '../../../shared/data/resource';
import { oldMessagesCutoff } from '../../../content/message/inbox';
import { oldMessages, type InboxQuery } from '../../../store/messages/inbox';
import { useConfirm } from '../../ui/useConfirm';
import { SearchForm } from '../../list/SearchForm';
import styles from './Inbox.module.css';
import { withSearchParams } from '../../../shared/data/routing';
import { usePendingSearchParams } from '../../ui/navigation';
import { Button, LoadedPart, TabLink } from '../../ui/parts';

/** The messages of visitors. */
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
      <LoadedPart
        key={`${tab} ${topic} ${search}`}
        from={list}
        what="The messages"
        waiting={<MessageListSkeleton />}
      >
        {(pages) =>
          pages.entries.length > 0 ? (
            <MessageView view={{ tab, search, topic }} pages={pages} page={page} runs={runs} />
          ) : (
            <NoMessages tab={tab} search={search} topic={topic} />
          )
        }
      </LoadedPart>
      <InboxKeys />
    </>
  );
}

/** Reads the list again when the message counts change. */
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

/** The text of an empty tab. */
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

/** Offers to delete messages older than a year, if there are any. */
function OldMessages({ count, runs }: OldMessagesProps) {
  const confirm = useConfirm();
  const { submit, pending } = useReadBeforeAction();
  const ask = async () => {
    const old = await oldMessages(oldMessagesCutoff());
    const title = `Delete ${countOf(old.length, 'message').toLowerCase()} older than a year?`;
    const note = `New, viewed and spam alike. ${restorableNote(old.length)}`;
    if (await confirm({ title, note, action: 'Delete' })) await runs.start(old, 'delete');
  };
  if (runs.run) return null;
  return (
    <Loaded from={count} waiting={null} failed={() => null}>
      {(old) =>
        old > 0 && (
          <div className="row between notice part">
            <p>
              {countOf(old, 'message')} {old === 1 ? 'is' : 'are'} older than a year: delete{' '}
              {old === 1 ? 'it' : 'them'}?
            </p>
            <Button pending={pending} onClick={() => void submit(ask)}>
              Delete old messages
            </Button>
          </div>
        )
      }
    </Loaded>
  );
}

const TAB_LABELS: Readonly<Record<MessageStatus, string>> = {
  new: 'New',
  viewed: 'Viewed',
  spam: 'Spam',
};

/** The heading, the tabs, the search and the topics; their state is in the address. */
function InboxHead({ tab, search, topic }: InboxQuery) {
  const { counts } = useMessageCounts();
  const parameters = usePendingSearchParams();
  const parameter = (name: string) => parameters.get(name) ?? undefined;
  return (
    <header className={`list-head ${styles.head}`}>
      <h1 className="page-title">Contact Messages</h1>
      <nav className="tabs" aria-label="Messages">
        {MESSAGE_STATUSES.map((name) => (
          <TabLink
            key={name}
            to={inboxPath(name, parameter('search'), parameter('topic'))}
            isCurrent={name === tab}
          >
            {TAB_LABELS[name]} <span className="numbers plain count">{counts?.[name]}</span>
          </TabLink>
        ))}
      </nav>
      <SearchForm noun="messages" search={search} />
      <TopicLinks topic={topic} />
    </header>
  );
}

const TOPICS = [['', 'All topics'], ...Object.entries(MESSAGE_TOPICS)] as const;

/** Links that filter the messages by their topic. */
function TopicLinks({ topic = '' }: { readonly topic: MessageTopic | '' | undefined }) {
  const parameters = usePendingSearchParams();
  return (
    <nav className="row thin whole-row" aria-label="Topics">
      {TOPICS.map(([name, label]) => (
        <TabLink
          key={name}
          className="link"
          to={{ search: withSearchParams(parameters, { topic: name }) }}
          isCurrent={name === topic}
        >
          {label}
        </TabLink>
      ))}
    </nav>
  );
}

/** Links to the other tabs in which the search finds messages. */
function FoundElsewhere({
  elsewhere,
  search,
  topic,
}: Pick<InboxData, 'elsewhere' | 'search' | 'topic'>) {
  if (!elsewhere) return null;
  return (
    <Loaded from={elsewhere} waiting={null} failed={() => null}>
      {(tabs) =>
        tabs.length > 0 && (
          <p role="status">
            Also found:{' '}
            {tabs.map(({ tab, count }, position) => (
              <span key={tab}>
                {position > 0 && ', '}
                <Link to={inboxPath(tab, search, topic)}>
                  {count} in {TAB_LABELS[tab]}
                </Link>
              </span>
            ))}
          </p>
        )
      }
    </Loaded>
  );
}
