import { Link } from 'react-router-dom';
import { inboxPath } from '../../../content/paths/admin-paths';
import {
  MESSAGE_TOPICS,
  type MessageStatus,
  type MessageTopic,
} from '../../../content/message/contact-message';

interface NoMessagesProps {
  readonly tab: MessageStatus;
  readonly search: string;
  readonly topic: MessageTopic | undefined;
}

/** Shown for an empty tab (product 16.12). */
export const NoMessages = ({ tab, search, topic }: NoMessagesProps) => (
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
