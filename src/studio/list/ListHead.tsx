import { useRef, Fragment, useCallback, type ReactNode } from 'react';
import { Link, useSearchParams, useLoaderData } from 'react-router-dom';
import type { EntryKind } from '../../content/entry';
import type { TimeOrder } from '../../shared/lists/read-lists';
import type { Resource } from '../../shared/data/resource';
import { ListFilter, MissingField } from './Filter';
import { withoutText, type AnyLack, type LackAnswer } from './filter-texts';
import { LIST_ANCHOR, adminPaths } from '../../content/paths/admin-paths';
import { bringIntoView, useAnchor } from '../ui/navigation';
import { withSearchParams } from '../../shared/data/routing';
import { matchesSearch } from '../../content/search/list-questions';
import { languageOf } from '../../shared/text/text';
import { onScreen, nameOf, nounOf } from '../kinds';
import { useBackgroundRead } from '../ui/background';
import styles from './List.module.css';
import { TabLink } from '../ui/parts';

interface ListHeadProps {
  readonly title: string;
  readonly kind: EntryKind;
  /** What the list holds, in the plural: 'videos'. */
  readonly noun: string;
  readonly search: string;
  /** What the entries are asked to lack. */
  readonly lack: AnyLack | undefined;
  /** If undefined, the list has no search and no filters. */
  readonly answer: Resource<LackAnswer> | undefined;
  /** The order; a list without one cannot be sorted. */
  readonly order?: TimeOrder;
}

/** The heading of a list, with its search, what else it can be asked for (product 35.7) and its order. */
export const ListHead = ({ title, kind, noun, search, lack, answer, order }: ListHeadProps) => (
  <>
    <div className="list-head">
      <ListHeading>{title}</ListHeading>
      {answer && (
        <ListFilter
          noun={noun}
          search={search}
          asked={lack ? [withoutText(lack, kind)] : []}
          names={['missing']}
          answer={answer}
        >
          {({ missing }) => <MissingField kind={kind} lack={lack} choices={missing} />}
        </ListFilter>
      )}
      {order && <SortLinks noun={noun} order={order} />}
    </div>
    <OnSiteElsewhere kind={kind} search={search} />
  </>
);

interface ListHeadingProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The heading of the list on an editor's page, to which the links "All" lead (product 14.13). */
export function ListHeading({ className, children }: ListHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useAnchor(LIST_ANCHOR, () => bringIntoView(heading.current));
  return (
    <h2 id={LIST_ANCHOR} ref={heading} className={className} tabIndex={-1}>
      {children}
    </h2>
  );
}

interface SortLinksProps {
  /** What is put in order, in the plural: 'movies'. */
  readonly noun: string;
  readonly order: TimeOrder;
}

/** The two orders of a list of the admin area; the address has the one that is not the default. */
function SortLinks({ noun, order }: SortLinksProps) {
  const [parameters] = useSearchParams();
  const link = (to: TimeOrder, sort: string, label: string) => (
    <TabLink
      className="link"
      to={{ search: withSearchParams(parameters, { sort }) }}
      isCurrent={to === order}
    >
      {label}
    </TabLink>
  );

  return (
    <nav className={`row thin ${styles.sort}`} aria-label={`Sort ${noun}`}>
      {link('newest', '', 'Newest first')}
      {link('oldest', 'oldest', 'Oldest first')}
    </nav>
  );
}

interface EmptyListProps {
  readonly kind?: EntryKind;
  /** What the list would hold, in the plural: 'videos'. */
  readonly noun: string;
  readonly search: string;
  /** What the entries were asked to lack. */
  readonly lack?: AnyLack | undefined;
  /** What was looked at: 'titles and addresses'. */
  readonly searched?: string;
}

/** Shown for an empty list; if something was asked it says what, with a link to all entries. */
export function EmptyList({ kind, noun, search, lack, searched = '' }: EmptyListProps) {
  const [parameters] = useSearchParams();
  if (!search && !lack) return <p className="empty">No {noun} available.</p>;
  return (
    <>
      <p className="empty">No {noun} found.</p>
      <p>
        {lack && kind && `You asked for ${noun} ${withoutText(lack, kind)}. `}
        {search && `You searched ${searched && `${searched} `}for “${search}”. `}
        <Link
          to={{ search: withSearchParams(parameters, { search: '', missing: '' }) }}
          preventScrollReset
        >
          Show all {noun}
        </Link>
      </p>
    </>
  );
}

interface OnSiteElsewhereProps {
  readonly kind: EntryKind;
  /** What the list is searched for; '' for all. */
  readonly search: string;
}

/**
 * Names the entries that are on the site and not in the list of their kind, or those of them that are
 * searched for; each leads to its form (product 38.8).
 */
export function OnSiteElsewhere({ kind, search }: OnSiteElsewhereProps) {
  const read = useCallback(
    async () => (await import('../../store/write/unpublished')).listOnSite(kind),
    [kind],
  );
  const onSite = useBackgroundRead(read, useLoaderData<unknown>()) ?? [];
  const found = onSite.filter((entry) => matchesSearch([nameOf(entry)], search));
  if (found.length === 0) return null;
  const noun = found.length === 1 ? nounOf(kind) : onScreen(kind).plural.toLowerCase();
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
