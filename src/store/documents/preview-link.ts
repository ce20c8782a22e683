import { DAY_MS } from '../../shared/day';
import { type Unpublished, unpublishedFromDocument } from './unpublished';
import { asDate, asRecord } from '../../content/base/stored-values';

/** For how many days a link to a preview can be made; no longer by the rules than the last of them. */
export const LINK_DAYS = [1, 7, 30] as const;
export type LinkDays = (typeof LINK_DAYS)[number];

/** A link by which anybody can see a draft as it was when the link was made. */
export interface PreviewLink {
  /** The last part of its address, which is all that is needed to read it. */
  readonly id: string;
  readonly madeAt: Date;
  /** When it ends by itself. */
  readonly endsAt: Date;
}

/** What such a link shows. */
export interface SharedDraft extends Pick<PreviewLink, 'madeAt' | 'endsAt'> {
  readonly draft: Unpublished;
}

/** When a link ends that was made at that time, for so many days. */
const linkEnd = (madeAt: Date, days: number): Date => new Date(madeAt.getTime() + days * DAY_MS);

/** The link in a document; null for one of another shape. */
export function previewLinkFromDocument(id: string, data: unknown): PreviewLink | null {
  const { made, days } = asRecord(data);
  const madeAt = asDate(made);
  return madeAt && typeof days === 'number' ? { id, madeAt, endsAt: linkEnd(madeAt, days) } : null;
}

/** What the link shows; null for a document of another shape. */
export function sharedDraftFromDocument(id: string, data: unknown): SharedDraft | null {
  const { draft: draftId, path, entry, made } = asRecord(data);
  const link = previewLinkFromDocument(id, data);
  const draft = unpublishedFromDocument(String(draftId), { path, entry, saved: made });
  return link && draft && { draft, madeAt: link.madeAt, endsAt: link.endsAt };
}
