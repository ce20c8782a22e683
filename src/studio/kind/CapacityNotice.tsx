import { useCallback, useContext } from 'react';
import { useLoaderData } from 'react-router-dom';
import { valueOf, type Resource } from '../../shared/data/resource';
import { PublishedCount } from './kind-list';
import type { EntryId } from '../../content/entry';
import {
  isNextId,
  endOf,
  startOf,
  type Publication,
  type Unpublished,
} from '../../store/documents/unpublished';
import { listAnnouncements } from '../../store/read/lists';
import { listUnpublished } from '../../store/write/unpublished';
import { OldestAnnouncements } from '../ui/notify';
import { useBackgroundRead } from '../ui/background';
import { placeOf } from '../../store/documents/kinds';
import { ANNOUNCEMENTS_MAX } from '../../shared/admin-limits';

interface CapacityNoticeProps {
  /** The choice in the form. */
  readonly publication: Publication;
  /** The id of an announcement that is stored already. */
  readonly id: EntryId | undefined;
}

/** Says that there is no room for an announcement before it is sent (product 16.29). */
export default function CapacityNotice({ publication, id }: CapacityNoticeProps) {
  const published = useContext(PublishedCount);
  const read = useCallback(() => readCapacity(published), [published]);
  // Other data are those after a deletion.
  const capacity = useBackgroundRead(read, useLoaderData<unknown>());
  const lack = capacity && lackOfCapacity(capacity, publication, id);
  return (
    <p role="status" className={lack ? 'aside' : ''}>
      {lack && (
        <>
          {lack} <OldestAnnouncements />
        </>
      )}
    </p>
  );
}

/** Beside the list, which has read how many are published. */
async function readCapacity(inList: Resource<number> | undefined): Promise<Capacity> {
  const count = inList ? valueOf(inList) : listAnnouncements().then(({ length }) => length);
  const [published, unpublished] = await Promise.all([count, listUnpublished()]);
  return { published, unpublished };
}

/** What takes the room of the announcements (product 6.1). */
export interface Capacity {
  /** How many are published. */
  readonly published: number;
  /** What is not published, of every kind. */
  readonly unpublished: readonly Pick<Unpublished, 'id' | 'kind' | 'publishAt' | 'until'>[];
}

const isFull = ({ published }: Pick<Capacity, 'published'>): boolean =>
  published >= ANNOUNCEMENTS_MAX;

/**
 * Why there is no room for an announcement when it is to be published, and what becomes of it (product
 * 16.29); undefined if there is, and for a draft. `id` is that of one which is stored already.
 */
export function lackOfCapacity(
  capacity: Capacity,
  publication: Publication,
  id?: EntryId,
): string | undefined {
  const start = startOf(publication);
  // What has an end is never moved into their list.
  if (start === 'draft' || endOf(publication)) return undefined;
  const before = start === 'now' ? 0 : scheduledBefore(capacity, start, id);
  if (capacity.published + before < ANNOUNCEMENTS_MAX) return undefined;
  const reason = isFull(capacity)
    ? `There are ${ANNOUNCEMENTS_MAX} announcements, as many as there can be.`
    : `There are ${capacity.published} announcements, and those that are scheduled before this one take the room that is left: there can be ${ANNOUNCEMENTS_MAX}.`;
  return `${reason} ${start === 'now' ? REFUSED : WAITS}`;
}

const REFUSED = 'Delete or unpublish an old one first, or save this one as a draft.';
const WAITS =
  'Visitors see this one from its time on, but it stays in “Coming up”, and the search does not find it, until an old one is deleted or unpublished.';

const scheduledBefore = ({ unpublished }: Capacity, time: Date, id: EntryId | undefined): number =>
  unpublished.filter(
    (entry) =>
      placeOf(entry.kind).capacity &&
      entry.id !== id &&
      !entry.until &&
      !isNextId(entry.id) &&
      entry.publishAt !== undefined &&
      entry.publishAt < time,
  ).length;
