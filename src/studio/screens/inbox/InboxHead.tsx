import { Link } from 'react-router-dom';
import { inboxPath } from '../../../content/paths/admin-paths';
import type { MessageStatus, MessageTopic } from '../../../content/message/contact-message';
import { INBOX_TABS } from '../../../content/message/inbox';
import { useMessageCounts } from './message-counts';
import { SearchForm } from '../../lists/filter/SearchForm';
import { TopicLinks } from './TopicLinks';
import page from '../../ui/Page.module.css';
import styles from './InboxHead.module.css';

/** The names of the tabs. */
export const TAB_LABELS: Readonly<Record<MessageStatus, string>> = {
  new: 'New',
  viewed: 'Viewed',
  spam: 'Spam',
};

interface InboxHeadProps {
  readonly tab: MessageStatus;
  readonly search: string;
  readonly topic: MessageTopic | undefined;
}

/** The heading, the tabs and the search. All of it is in the address. */
export function InboxHead({ tab, search, topic }: InboxHeadProps) {
  const { counts } = useMessageCounts();
  return (
    <header className={styles.head}>
      <h1 className={page.title}>Contact Messages</h1>
      <nav className={page.tabs} aria-label="Messages">
        {INBOX_TABS.map((name) => (
          <Link
            key={name}
            to={inboxPath(name, search, topic)}
            aria-current={name === tab ? 'page' : undefined}
            preventScrollReset
          >
            {TAB_LABELS[name]} <span className={page.count}>{counts?.[name]}</span>
          </Link>
        ))}
      </nav>
      <SearchForm noun="messages" search={search} />
      <TopicLinks topic={topic} />
    </header>
  );
}
