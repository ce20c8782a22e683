import { DAY_MS } from '../../shared/day';
import { type Unpublished, unpublishedFromDocument } from './unpublished';
import { asDate, asRecord } from '../../content/base/stored-values';

/** The lifetimes, in days, that an editor can choose for a preview link. The rules have the same maximum. */
export const LINK_DAYS = [1, 7, 30] as const;
export type LinkDays = (typeof LINK_DAYS)[number];

/** A link that shows anybody a draft as it was when the link was made. */
export interface PreviewLink {
  /** The last part of its address, which suffices to read the draft. */
  readonly id: string;
  readonly madeAt: Date;
  readonly endsAt: Date;
}

export interface SharedDraft extends Pick<PreviewLink, 'madeAt' | 'endsAt'> {
  readonly draft: Unpublished;
}

/** Returns when a link expires that was made at a time for a number of days. */
const linkEnd = (madeAt: Date, days: number): Date => new Date(madeAt.getTime() + days * DAY_MS);

/** Returns the link in a document; null if the document is malformed. */
export function previewLinkFromDocument(id: string, data: unknown): PreviewLink | null {
  const { made, days } = asRecord(data);
  const madeAt = asDate(made);
  return madeAt && typeof days === 'number' ? { id, madeAt, endsAt: linkEnd(madeAt, days) } : null;
}

/** Returns the draft that a link shows; null if the document is malformed. */
export function sharedDraftFromDocument(id: string, data: unknown): SharedDraft | null {
  const { draft: draftId, path, entry, made } = asRecord(data);
  const link = previewLinkFromDocument(id, data);
  const draft = unpublishedFromDocument(String(draftId), { path, entry, saved: made });
  return link && draft && { draft, madeAt: link.madeAt, endsAt: link.endsAt };
}
