import type { LoaderFunctionArgs } from 'react-router-dom';
import { resource } from '../../../shared/data/resource';
import { baseStateOf, type BaseState } from '../../../store/documents/next-version';
import { isReleasable, type Unpublished } from '../../../store/documents/unpublished';
import type { EntryId } from '../../../content/entry';
import type { StoredFields } from '../../../content/base/stored-fields';
import { listAnnouncements } from '../../../store/read/lists';
import { readPublished } from '../../../store/write/next-versions';
import { releaseDue } from '../../../store/write/release-due';
import { getUnpublished, listUnpublished } from '../../../store/write/unpublished';
import { isField } from '../../../store/documents/kinds';
import type { Capacity } from '../../kind/capacity';

export type ComingData = ReturnType<typeof comingLoader>;

/** Starts to read the drafts and scheduled entries, after those that are due are published. */
export const comingLoader = () => ({ list: resource(readComing) });

/** What is not published, and how much room there is for announcements among it. */
export interface Coming {
  readonly entries: readonly Unpublished[];
  readonly capacity: Capacity;
  /** By the id of a next version: what has become of what is published. */
  readonly bases: ReadonlyMap<string, BaseState>;
}

async function readComing(): Promise<Coming> {
  const before = await listUnpublished();
  const hasDue = before.some((entry) => isReleasable(entry));
  const entries = hasDue && (await releaseDue()) > 0 ? await listUnpublished() : before;
  const hasAnnouncements = entries.some(({ kind }) => isField(kind));
  const published = hasAnnouncements ? (await listAnnouncements()).length : 0;
  const bases = await Promise.all(entries.flatMap((entry) => (entry.base ? baseOf(entry) : [])));
  return { entries, capacity: { published, unpublished: entries }, bases: new Map(bases) };
}

const baseOf = async (next: Unpublished) =>
  [next.id, baseStateOf(next.base ?? {}, await readPublished(next))] as const;

export type UnpublishedToEdit = ReturnType<typeof editUnpublishedLoader>;

/** Starts to read the unpublished entry in the address. */
export function editUnpublishedLoader({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const id = params['id'] as EntryId;
  return { id, entry: resource(() => readToEdit(id)) };
}

/** An unpublished entry, and for a next version what is published in its place. */
export type ToEdit = Unpublished & { readonly published?: StoredFields | undefined };

async function readToEdit(id: EntryId): Promise<ToEdit | null> {
  const found = await getUnpublished(id);
  return found?.base ? { ...found, published: await readPublished(found) } : found;
}
