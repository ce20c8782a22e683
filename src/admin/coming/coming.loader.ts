import type { LoaderFunctionArgs } from 'react-router-dom';
import { resource } from '../../data/resource';
import { isReleasable, type Unpublished } from '../../domain/entries/unpublished';
import type { EntryId } from '../../domain/entries/entry';
import { listAnnouncements } from '../../services/entries/announcements';
import { releaseDue } from '../../services/store/release-due';
import { getUnpublished, listUnpublished } from '../../services/store/unpublished';
import type { Room } from '../announcements/room';

export type ComingData = ReturnType<typeof comingLoader>;

/** Starts to read the drafts and scheduled entries, after those that are due are published. */
export const comingLoader = () => ({ list: resource(readComing) });

/** What is not published, and how much room there is for announcements among it. */
export interface Coming {
  readonly entries: readonly Unpublished[];
  readonly room: Room;
}

async function readComing(): Promise<Coming> {
  const before = await listUnpublished();
  const hasDue = before.some((entry) => isReleasable(entry));
  const entries = hasDue && (await releaseDue()) > 0 ? await listUnpublished() : before;
  const hasAnnouncements = entries.some(({ kind }) => kind === 'announcement');
  const published = hasAnnouncements ? (await listAnnouncements()).length : 0;
  return { entries, room: { published, unpublished: entries } };
}

export type UnpublishedToEdit = ReturnType<typeof editUnpublishedLoader>;

/** Starts to read the unpublished entry in the address. */
export function editUnpublishedLoader({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const id = params['id'] as EntryId;
  return { id, entry: resource(() => getUnpublished(id)) };
}
