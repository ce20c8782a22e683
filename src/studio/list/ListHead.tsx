import { useRef, Fragment, useCallback, type ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import type { EntryKind } from '../../content/entry';
import type { Resource } from '../../shared/data/resource';
import { ListFilter } from './Filter';
import type { ListCounts } from '../../content/search/matching-entries';
import type { ListQuery } from '../../content/search/list-query';
import { LIST_ANCHOR, adminPaths } from '../../content/paths/admin-paths';
import { bringIntoView, useAnchor } from '../ui/navigation';
import { allTitlesOf } from '../../store/documents/kinds';
import { matchesSearch } from '../../shared/search/matches-search';
import { languageOf } from '../../shared/text/text';
import { listTitleOf, kindLabels, nameOf, nounOf } from '../kinds';
import { useBackgroundRead } from '../ui/background';

interface ListHeadProps {
  readonly kind: EntryKind;
  readonly query: ListQuery;
  /** Undefined if the list has no search and no filters. */
  readonly counts: Resource<ListCounts> | undefined;
  /** Links to the parts of the list. */
  readonly tabs?: ReactNode;
}

/** The heading of a list with its search and filters. */
export const ListHead = ({ kind, query, counts, tabs }: ListHeadProps) => (
  <>
    <header className="list-head">
      <ListHeading className={tabs ? 'whole-row' : ''}>{listTitleOf(kind)}</ListHeading>
      {tabs}
      {counts && <ListFilter kind={kind} query={query} counts={counts} />}
    </header>
    <OnSiteElsewhere kind={kind} search={query.search} />
  </>
);

interface ListHeadingProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** The heading of the list; the links "All" lead to it. */
function ListHeading({ className, children }: ListHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useAnchor(LIST_ANCHOR, () => bringIntoView(heading.current));
  return (
    <h2 id={LIST_ANCHOR} ref={heading} className={className} tabIndex={-1}>
      {children}
    </h2>
  );
}

interface OnSiteElsewhereProps {
  readonly kind: EntryKind;
  /** The search text of the list; '' for all entries. */
  readonly search: string;
}

/**
 * Links to the forms of matching entries that visitors see although they are not in the list of
 * published entries.
 */
function OnSiteElsewhere({ kind, search }: OnSiteElsewhereProps) {
  const read = useCallback(
    async () => (await import('../../store/write/unpublished')).readLiveUnpublished(kind),
    [kind],
  );
  const onSite = useBackgroundRead(read, useLoaderData<unknown>()) ?? [];
  const found = onSite.filter((entry) =>
    matchesSearch([nameOf(entry), ...allTitlesOf(entry.entry)], search),
  );
  if (found.length === 0) return null;
  const noun = found.length === 1 ? nounOf(kind) : kindLabels(kind).plural.toLowerCase();
  const where = found.every(({ until }) => until)
    ? 'on the site until a set time'
    : 'on the site and not in this list yet';
  return (
    <p className="accent">
      {found.length} {noun} {found.length === 1 ? 'is' : 'are'} {where}:{' '}
      {found.map((entry, position) => (
        <Fragment key={entry.id}>
          {position > 0 && ', '}
          <Link
            to={adminPaths.comingEntry(entry.id)}
            state={{ fromList: true }}
            lang={languageOf(nameOf(entry))}
          >
            {nameOf(entry)}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
