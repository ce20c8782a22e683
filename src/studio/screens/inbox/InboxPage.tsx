import { useEffect, useRef } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { usePageTitle } from '../../../content/usePageTitle';
import { RunStatus } from '../../bulk/RunStatus';
import { useMessageCounts } from './message-counts';
import { FoundElsewhere } from './FoundElsewhere';
import { inboxList, type InboxData } from './inbox.loader';
import { InboxHead } from './InboxHead';
import { KeyHelp } from './KeyHelp';
import { MessageListSkeleton } from './MessageList';
import { MessageView } from './MessageView';
import { NoMessages } from './NoMessages';
import { OldMessages } from './OldMessages';
import { useMessageRun } from './useMessageRun';

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
      <KeyHelp />
    </>
  );
}

/** Reads the list again when the layout sees other numbers than before. */
function useNewArrivals(): void {
  const { counts } = useMessageCounts();
  const { revalidate } = useRevalidator();
  const seen = useRef(counts);

  useEffect(() => {
    const isFirst = seen.current === null;
    if (seen.current === counts) return;
    seen.current = counts;
    // The first numbers arrive together with the list.
    if (isFirst) return;
    inboxList.forget();
    void revalidate();
  }, [counts, revalidate]);
}
