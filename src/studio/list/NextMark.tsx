import { useCallback } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { comparePath } from '../../content/paths/admin-paths';
import type { EntryKind } from '../../content/entry';
import { nextIdOf } from '../../store/documents/unpublished';
import { listNextIds } from '../../store/write/next-versions';
import { useBackgroundRead } from '../ui/background';

interface NextMarkProps {
  readonly kind: EntryKind;
  /** The id of the published entry, or its key. */
  readonly id: string;
  /** The id of the heading of its card. */
  readonly describedBy: string;
}

/** Says on the card of an entry that it has a next version (product 37.3). */
export default function NextMark({ kind, id, describedBy }: NextMarkProps) {
  const read = useCallback(() => readIds(kind), [kind]);
  const ids = useBackgroundRead(read, useLoaderData<unknown>());
  const next = nextIdOf(`${kind}:${id}`);
  if (!ids?.has(next)) return null;
  return (
    <p className="mark">
      It has a next version.{' '}
      <Link className="action" to={comparePath(next)} aria-describedby={describedBy}>
        Compare
      </Link>
    </p>
  );
}

/** What all cards of a list ask for is read once. */
const SHARED_MS = 1000;
const reads = new Map<EntryKind, { at: number; ids: ReturnType<typeof listNextIds> }>();

function readIds(kind: EntryKind): ReturnType<typeof listNextIds> {
  const last = reads.get(kind);
  if (last && Math.abs(Date.now() - last.at) < SHARED_MS) return last.ids;
  const ids = listNextIds(kind).catch((error: unknown) => {
    console.error(error);
    return new Set<string>();
  });
  reads.set(kind, { at: Date.now(), ids });
  return ids;
}
