import { useEffect, useRef } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { Loaded } from '../../components/Loaded';
import { LoadFailure } from '../../components/LoadFailure';
import { ShowMore } from '../../components/ShowMore';
import { usePageTitle } from '../../hooks/usePageTitle';
import { useMessageCounts } from '../message-counts';
import { forgetMessages, type InboxData } from './inbox.loader';
import { InboxHead } from './InboxHead';
import { MessageList, MessageListSkeleton } from './MessageList';
import { NoMessages } from './NoMessages';

/** The messages of visitors (SPEC §2). */
export function InboxPage() {
  const { tab, search, page, found } = useLoaderData<InboxData>();
  usePageTitle('Contact messages');
  useNewArrivals();
  useEffect(() => forgetMessages, []);

  return (
    <>
      <InboxHead tab={tab} search={search} />
      <Loaded
        key={`${tab} ${search}`}
        from={found}
        waiting={<MessageListSkeleton />}
        failed={(retry) => <LoadFailure what="The messages" retry={retry} />}
      >
        {(pages) =>
          pages.entries.length > 0 ? (
            <>
              <MessageList messages={pages.entries} />
              <ShowMore pages={pages} page={page} noun="messages" />
            </>
          ) : (
            <NoMessages tab={tab} search={search} />
          )
        }
      </Loaded>
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
    if (!isFirst) void revalidate();
  }, [counts, revalidate]);
}
