import { Fragment, useCallback } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { adminPaths } from '../../content/paths/admin-paths';
import type { EntryKind } from '../../content/entry';
import { matchesSearch } from '../../content/search/search';
import { languageOf } from '../../shared/text/text';
import { listOnSite } from '../../store/write/unpublished';
import { onScreen, nameOf, nounOf } from '../kinds';
import { useBackgroundRead } from '../ui/background';

export interface OnSiteElsewhereProps {
  readonly kind: EntryKind;
  /** What the list is searched for; '' for all. */
  readonly search: string;
}

/**
 * Names the entries that are on the site and not in the list of their kind, or those of them that are
 * searched for; each leads to its form (product 38.8).
 */
export default function OnSiteElsewhere({ kind, search }: OnSiteElsewhereProps) {
  const read = useCallback(() => listOnSite(kind), [kind]);
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
