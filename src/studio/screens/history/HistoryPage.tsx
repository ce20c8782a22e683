import { useEffect } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { adminPaths } from '../../../content/paths/admin-paths';
import { Loaded } from '../../../shared/ui/Loaded';
import { ShowMore } from '../../../shared/ui/ShowMore';
import { formatPublicationTime } from '../../../store/documents/publication-time';
import {
  isEntryKind,
  titleOf,
  type StoredEntry,
  type StoredState,
} from '../../../store/documents/revision';
import { isDue } from '../../../store/documents/unpublished';
import { languageOf } from '../../../shared/text/text';
import { usePageTitle } from '../../../content/meta/page-title';
import { ActivityPage } from './ActivityPage';
import { Changes } from './Changes';
import { comingPath, editorOf, nameOfKind, historyList, type HistoryData } from './history.loader';
import { LoadedPart } from '../../ui/parts';

/** The history of an entry. Without an entry in the address, the activity of all administrators. */
export function HistoryPage() {
  const data = useLoaderData<HistoryData>();
  useEffect(() => historyList.forget, []);
  usePageTitle('History');

  if (!data) {
    return (
      <>
        <h1 className="page-title">History</h1>
        <p className="empty">This address names nothing that has a history.</p>
      </>
    );
  }
  if ('activity' in data) return <ActivityPage data={data} />;
  return <EntryHistory data={data} />;
}

interface EntryHistoryProps {
  readonly data: Exclude<HistoryData, null | { activity: unknown }>;
}

function EntryHistory({ data }: EntryHistoryProps) {
  const { location, kind, entry, list, page: number } = data;
  const noun = nameOfKind(kind);
  const back = (state: StoredState) => {
    const { to, label } = editorOf(kind, location, state);
    return (
      <Link to={to} className="link">
        {label}
      </Link>
    );
  };

  return (
    <>
      <Loaded from={entry} waiting={back('published')} failed={() => back('published')}>
        {({ state }) => back(state)}
      </Loaded>
      <h1 className="page-title">History</h1>
      <Loaded from={entry} waiting={<p className="soft lead">{noun}</p>} failed={() => null}>
        {(stored) => <Subject noun={noun} data={data} stored={stored} />}
      </Loaded>
      <h2 className="visually-hidden">Changes</h2>
      <LoadedPart key={JSON.stringify(location)} from={list} what="The changes">
        {(pages) => {
          const { entries: changes, hasMore } = pages;
          const shown = { location, kind, changes, hasMore };
          return (
            <>
              <Loaded
                from={entry}
                waiting={null}
                failed={() => <Changes {...shown} stored={undefined} />}
              >
                {(stored) => <Changes {...shown} stored={stored} />}
              </Loaded>
              {changes.length > 0 && <ShowMore pages={pages} page={number} noun="changes" />}
            </>
          );
        }}
      </LoadedPart>
    </>
  );
}

interface SubjectProps extends EntryHistoryProps {
  readonly noun: string;
  readonly stored: StoredEntry;
}

/** Names the entry whose history is shown, and its current location. */
function Subject({ noun, data: { kind, location }, stored }: SubjectProps) {
  const { state, fields, publishAt, until } = stored;
  const isEnding = until !== undefined && isDue(stored);
  const title = titleOf(fields);
  return (
    <p className="soft lead">
      {noun}
      {title && (
        <>
          {': '}
          <b lang={languageOf(title)} dir="auto">
            {title}
          </b>
        </>
      )}
      {state === 'trash' && (
        <>
          . It is in the <Link to={adminPaths.trash}>trash</Link>: nothing can be restored before it
          is.
        </>
      )}
      {state === 'unpublished' && isEntryKind(kind) && isEnding && (
        <>
          . It is <Link to={comingPath(kind, location)}>on the site until</Link>{' '}
          {formatPublicationTime(until)}: nothing can be restored while it has an end.
        </>
      )}
      {state === 'unpublished' && isEntryKind(kind) && !isEnding && (
        <>
          . It is <Link to={comingPath(kind, location)}>not published</Link>
          {publishAt && `, but scheduled for ${formatPublicationTime(publishAt)}`}
          {until && `, until ${formatPublicationTime(until)}`}: nothing can be restored before it
          is.
        </>
      )}
      {state === 'gone' &&
        (isEntryKind(kind)
          ? '. It is no longer there: somebody has deleted it.'
          : kind === 'settings'
            ? '. All of them are as built into the site.'
            : '. There are none yet.')}
    </p>
  );
}
