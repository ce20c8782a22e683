import { Link } from 'react-router-dom';
import { inboxPath } from '../../app/admin-paths';
import type { InboxTab } from '../../domain/inbox';

/** Words in place of an empty list (SPEC §2). */
export const NoMessages = ({
  tab,
  search,
}: {
  readonly tab: InboxTab;
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
