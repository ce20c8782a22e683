import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { adminPaths } from '../../../content/paths/admin-paths';
import type { EntryId, EntryKind, EntryOf } from '../../../content/entry';
import { getUnpublished } from '../../../store/write/unpublished';
import { isKind, loadDraftPage, type DraftPageData } from './draft-pages';
import { isFramed } from './is-framed';

/**
 * Loads the page of an unpublished entry's kind, for the frame of the preview. Outside of a frame it
 * redirects to the preview.
 */
export async function previewedPageLoader({
  params,
  request,
}: LoaderFunctionArgs): Promise<DraftPageData> {
  const id = (params['id'] ?? '') as EntryId;
  const kind = id.slice(0, id.indexOf(':'));
  if (!isFramed() || !isKind(kind)) throw redirect(adminPaths.preview(id));
  return loadDraftPage(kind, { id, read: () => getDraft(id, kind) }, { request });
}

async function getDraft<Kind extends EntryKind>(
  id: EntryId,
  kind: Kind,
): Promise<EntryOf<Kind> | null> {
  const found = await getUnpublished(id);
  return found?.kind === kind ? (found.entry as EntryOf<Kind>) : null;
}
