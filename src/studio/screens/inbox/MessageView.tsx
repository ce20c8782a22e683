import type { Pages } from '../../../shared/data/pager';
import { ShowMore } from '../../../shared/ui/loading/ShowMore';
import type { ContactMessage } from '../../../content/message/contact-message';
import type { InboxQuery } from '../../../store/messages/inbox';
import { useFocusOnNext } from '../../entries/useFocusOnNext';
import { useSelection } from '../../bulk/SelectionBar';
import { InboxToolbar } from './InboxToolbar';
import { MessageList } from './MessageList';
import type { MessageRuns } from './useMessageRun';

interface MessageViewProps {
  readonly view: InboxQuery;
  readonly pages: Pages<ContactMessage>;
  readonly page: number;
  readonly runs: MessageRuns;
}

/** The messages of a tab and search, with what can be done with several of them. */
export function MessageView({ view, pages, page, runs }: MessageViewProps) {
  const selection = useSelection(pages.entries, ({ id }) => id);
  const focus = useFocusOnNext<HTMLUListElement>(pages.entries);
  return (
    <>
      <InboxToolbar
        view={view}
        messages={pages.entries}
        selection={selection}
        runs={runs}
        leaving={focus.focusAt}
      />
      <MessageList messages={pages.entries} selection={selection} focus={focus} />
      <ShowMore pages={pages} page={page} noun="messages" />
    </>
  );
}
