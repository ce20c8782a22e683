import type { LoaderFunctionArgs } from 'react-router-dom';
import { resource } from '../../data/resource';
import { isDue, type Unpublished, type UnpublishedId } from '../../domain/unpublished';
import { releaseDue } from '../../services/release-due';
import { getUnpublished, listUnpublished } from '../../services/unpublished-admin';

export type ComingData = ReturnType<typeof comingLoader>;

/** Starts to read the drafts and scheduled entries, after those that are due are published. */
export const comingLoader = () => ({ list: resource(readComing) });

async function readComing(): Promise<readonly Unpublished[]> {
  const entries = await listUnpublished();
  if (!entries.some((entry) => isDue(entry))) return entries;
  return (await releaseDue()) > 0 ? listUnpublished() : entries;
}

export type UnpublishedToEdit = ReturnType<typeof editUnpublishedLoader>;

/** Starts to read the unpublished entry in the address. */
export function editUnpublishedLoader({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const id = params['id'] as UnpublishedId;
  return { id, entry: resource(() => getUnpublished(id)) };
}
