import { Link, useLoaderData } from 'react-router-dom';
import type { ReactNode } from 'react';
import { adminPaths } from '../../../content/paths/admin-paths';
import { kindInId } from '../../../store/documents/kinds';
import { formatPublicationTime, timeUntil } from '../../../store/documents/publication-time';
import { isDue, type Unpublished } from '../../../store/documents/unpublished';
import { kindLabels, nounOf } from '../../kinds';
import type { BaseState } from '../../../store/documents/next-version';
import { LoadedOnce } from '../../../shared/ui/LoadedOnce';
import { LoadFailure } from '../../../shared/ui/Loaded';
import type { DraftToEdit, DraftData } from './drafts.loader';
import { PageHeading } from '../../ui/parts';

/** Returns the kind of an unpublished entry in words. */
export const kindOf = ({ kind, base }: Pick<Unpublished, 'kind' | 'base'>): string =>
  base ? `Next version of a published ${nounOf(kind)}` : kindLabels(kind).name;

/**
 * Returns when an entry is on the site: 'Draft', 'Friday 27 November 2026, 18:00, in 5 days', 'On
 * the site until Sunday 29 November 2026, 23:59, tomorrow'.
 */
export function publicationText(
  { publishAt, until, leftAt }: Pick<Unpublished, 'publishAt' | 'until' | 'leftAt'>,
  now: number,
): string {
  // The end may pass while the page is open.
  const left = leftAt ?? (until && until.getTime() <= now ? until : undefined);
  if (left) return `Draft: it left the site on ${formatPublicationTime(left)}`;
  if (!publishAt) return 'Draft';
  const time = formatPublicationTime(publishAt);
  const end = until && `until ${formatPublicationTime(until)}`;
  if (!isDue({ publishAt }, now)) {
    return `${time}, ${timeUntil(publishAt, now)}${end ? `, ${end}` : ''}`;
  }
  if (until) return `On the site ${end}, ${timeUntil(until, now)}`;
  return `On the site since ${time}; it moves to its list with the next visit`;
}

interface BaseNoticeProps extends Pick<Unpublished, 'publishAt'> {
  readonly state: BaseState | undefined;
}

/** A note on why a next version is not published automatically. */
export function BaseNotice({ state, publishAt }: BaseNoticeProps) {
  if (!state || state === 'same') return null;
  const isHeld = publishAt && (isDue({ publishAt }) ? 'was not' : 'will not be');
  return (
    <p className="strong small">
      {state === 'gone'
        ? 'What this is a version of is not published: it was unpublished or deleted.'
        : 'What is published was changed after this version was begun.'}{' '}
      {isHeld && `So it ${isHeld} published at its time. `}
      {state === 'gone'
        ? 'Publish that again first.'
        : 'Open its form: it shows both, and you decide.'}
    </p>
  );
}

/** A message that an unpublished entry no longer exists, with links to its possible locations. */
export function EntryGone({ id }: { readonly id: string }) {
  const kind = kindInId(id);
  if (!kind) return <p className="empty">This address names nothing that can be coming up.</p>;
  const { to, label } = kindLabels(kind).list;
  return (
    <>
      <p className="empty">It is no longer there: it was published, or somebody deleted it.</p>
      <p>
        Look in <Link to={to}>{label}</Link> or in the <Link to={adminPaths.trash}>Trash</Link>.
      </p>
    </>
  );
}

interface DraftFrameProps {
  /** The page's title while the entry is loading. */
  readonly title: string;
  /** Renders the entry; called with null and the message `gone` if it was published or deleted. */
  readonly children: (entry: DraftToEdit | null, gone: ReactNode) => ReactNode;
}

/**
 * A page about the unpublished entry in its address: a link back, and the entry once it is loaded.
 */
export function DraftFrame({ title, children }: DraftFrameProps) {
  const { id, entry } = useLoaderData<DraftData>();

  return (
    <>
      <Link to={adminPaths.coming} className="link">
        All that is coming up
      </Link>
      <LoadedOnce
        key={id}
        from={entry}
        waiting={
          <Titled title={title}>
            <p role="status">Loading...</p>
          </Titled>
        }
        failed={(retry) => (
          <Titled title={title}>
            <LoadFailure what="The entry" retry={retry} />
          </Titled>
        )}
      >
        {(loaded) =>
          children(
            loaded,
            <Titled title={title}>
              <EntryGone id={id} />
            </Titled>,
          )
        }
      </LoadedOnce>
    </>
  );
}

/** Shows a text instead of the entry, below a heading. */
function Titled({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <PageHeading>{title}</PageHeading>
      {children}
    </>
  );
}
