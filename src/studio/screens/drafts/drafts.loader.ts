import type { LoaderFunctionArgs } from 'react-router-dom';
import { resource } from '../../../shared/data/resource';
import { baseStateOf, type BaseState } from '../../../store/documents/next-version';
import { isReleasable, type Unpublished } from '../../../store/documents/unpublished';
import type { StoredFields } from '../../../content/base/stored-values';
import { readPublished, readComparison } from '../../../store/write/next-versions';
import { releaseDue } from '../../../store/write/release-due';
import { getUnpublished, listUnpublished } from '../../../store/write/unpublished';

export type DraftsData = ReturnType<typeof draftsLoader>;

/** Publishes due entries, then reads the drafts and scheduled entries. */
export const draftsLoader = () => ({ list: resource(readDrafts) });

export interface Drafts {
  readonly entries: readonly Unpublished[];
  /**
   * For each next version, by id: whether its published entry has changed since, or no longer
   * exists.
   */
  readonly bases: ReadonlyMap<string, BaseState>;
}

async function readDrafts(): Promise<Drafts> {
  const before = await listUnpublished();
  const hasDue = before.some((entry) => isReleasable(entry));
  const entries = hasDue && (await releaseDue()) > 0 ? await listUnpublished() : before;
  const bases = await Promise.all(entries.flatMap((entry) => (entry.base ? baseOf(entry) : [])));
  return { entries, bases: new Map(bases) };
}

const baseOf = async (next: Unpublished) =>
  [next.id, baseStateOf(next.base ?? {}, await readPublished(next))] as const;

export type DraftData = ReturnType<typeof draftLoader>;

/** Starts to read the unpublished entry in the address. */
export function draftLoader({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const id = params['id'] ?? '';
  return { id, entry: resource(() => readDraft(id)) };
}

/** An unpublished entry; for a next version, with the fields that are published now. */
export type DraftToEdit = Unpublished & { readonly published?: StoredFields | undefined };

async function readDraft(id: string): Promise<DraftToEdit | null> {
  const found = await getUnpublished(id);
  return found?.base ? { ...found, published: await readPublished(found) } : found;
}

export type CompareData = ReturnType<typeof compareLoader>;

/** Starts to read the next version in the address, and the published entry. */
export function compareLoader({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const id = params['id'] ?? '';
  return { id, comparison: resource(() => readComparison(id)) };
}
