import { Link, useSearchParams } from 'react-router-dom';
import { withSearchParams } from '../../../shared/data/search-params';
import { MESSAGE_TOPICS, type MessageTopic } from '../../../content/message/contact-message';
import styles from './InboxHead.module.css';

const TOPICS = [['', 'All topics'], ...Object.entries(MESSAGE_TOPICS)] as const;

/** Shows the messages about one topic (product 16.27). */
export function TopicLinks({ topic = '' }: { readonly topic: MessageTopic | '' | undefined }) {
  const [parameters] = useSearchParams();
  return (
    <nav className={styles.topics} aria-label="Topics">
      {TOPICS.map(([name, label]) => (
        <Link
          key={name}
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
