import { asDate, asRecord } from '../../content/base/stored-values';
import { endOf, type PreviewLink, type SharedDraft } from './shared-draft';
import { unpublishedFromDocument } from './unpublished-document';

/** The link in a document; null for one of another shape. */
export function previewLinkFromDocument(id: string, data: unknown): PreviewLink | null {
  const { made, days } = asRecord(data);
  const madeAt = asDate(made);
  return madeAt && typeof days === 'number' ? { id, madeAt, endsAt: endOf(madeAt, days) } : null;
}

/** What the link shows; null for a document of another shape. */
export function sharedDraftFromDocument(id: string, data: unknown): SharedDraft | null {
  const { draft: draftId, path, entry, made } = asRecord(data);
  const link = previewLinkFromDocument(id, data);
  const draft = unpublishedFromDocument(String(draftId), { path, entry, saved: made });
  return link && draft && { draft, madeAt: link.madeAt, endsAt: link.endsAt };
}
