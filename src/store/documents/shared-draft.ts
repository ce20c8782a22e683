import { DAY_MS } from '../../shared/day';
import type { Unpublished } from './unpublished';

/** For how many days a link to a preview can be made; no longer by the rules than the last of them. */
export const LINK_DAYS = [1, 7, 30] as const;
export type LinkDays = (typeof LINK_DAYS)[number];

/** A link by which anybody can see a draft as it was when the link was made (product 29.30). */
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
export const endOf = (madeAt: Date, days: number): Date =>
  new Date(madeAt.getTime() + days * DAY_MS);
