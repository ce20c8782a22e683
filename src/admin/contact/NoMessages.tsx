import { Link } from 'react-router-dom';
import { inboxPath } from '../../admin-paths';
import type { MessageStatus } from '../../domain/contact-message';

/** Shown for an empty tab (product 16.12). */
export const NoMessages = ({
  tab,
  search,
}: {
  readonly tab: MessageStatus;
  readonly search: string;
}) => (
  <>
    <p className="empty">No {tab} messages found.</p>
    {search && (
      <p>
        You searched for “{search}”. <Link to={inboxPath(tab)}>Show all {tab} messages</Link>
      </p>
    )}
  </>
);
