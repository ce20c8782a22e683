import { Link, useSearchParams } from 'react-router-dom';
import { inboxPath } from '../../../content/paths/admin-paths';
import {
  MESSAGE_TOPICS,
  type MessageStatus,
  type MessageTopic,
} from '../../../content/message/contact-message';
import { INBOX_TABS } from '../../../content/message/inbox';
import { useMessageCounts } from './message-counts';
import { SearchForm } from '../../list/Filter';
import styles from './Inbox.module.css';
import { withSearchParams } from '../../../shared/data/routing';
import { Loaded } from '../../../shared/ui/Loaded';
import type { InboxData } from './inbox.loader';
import type { InboxQuery } from '../../../store/messages/inbox';
/** The names of the tabs. */
const TAB_LABELS: Readonly<Record<MessageStatus, string>> = {
  new: 'New',
  viewed: 'Viewed',
  spam: 'Spam',
};

/** The heading, the tabs, the search and the topics. All of them are in the address. */
export function InboxHead({ tab, search, topic }: InboxQuery) {
  const { counts } = useMessageCounts();
  return (
    <header className={`list-head ${styles.head}`}>
      <h1 className="page-title">Contact Messages</h1>
      <nav className="tabs" aria-label="Messages">
        {INBOX_TABS.map((name) => (
          <Link
            key={name}
            to={inboxPath(name, search, topic)}
            aria-current={name === tab ? 'page' : undefined}
            preventScrollReset
          >
            {TAB_LABELS[name]} <span className="count">{counts?.[name]}</span>
          </Link>
        ))}
      </nav>
      <SearchForm noun="messages" search={search} />
      <TopicLinks topic={topic} />
    </header>
  );
}

const TOPICS = [['', 'All topics'], ...Object.entries(MESSAGE_TOPICS)] as const;

/** Links that filter the messages by their topic (product 16.27). */
function TopicLinks({ topic = '' }: { readonly topic: MessageTopic | '' | undefined }) {
  const [parameters] = useSearchParams();
  return (
    <nav className="row thin whole-row" aria-label="Topics">
      {TOPICS.map(([name, label]) => (
        <Link
          key={name}
          className="link"
          to={{ search: withSearchParams(parameters, { topic: name }) }}
          aria-current={name === topic ? 'page' : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Links to the other tabs in which the search finds messages (product 16.28). */
export function FoundElsewhere({
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
