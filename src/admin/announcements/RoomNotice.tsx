import { useLoaderData } from 'react-router-dom';
import type { EntryId } from '../../domain/entries/entry';
import type { Publication } from '../../domain/entries/unpublished';
import { listAnnouncements } from '../../services/entries/announcements';
import { listUnpublished } from '../../services/store/unpublished';
import { OldestAnnouncements } from '../kit/feedback/OldestAnnouncements';
import { lackOfRoom, type Room } from './room';
import styles from './RoomNotice.module.css';
import { useBackgroundRead } from '../kit/useBackgroundRead';

interface RoomNoticeProps {
  /** The choice in the form. */
  readonly publication: Publication;
  /** That of an announcement which is stored already. */
  readonly id: EntryId | undefined;
}

/** Says that there is no room for an announcement before it is sent (product 16.29). */
export function RoomNotice({ publication, id }: RoomNoticeProps) {
  // Other data are those after a deletion.
  const room = useBackgroundRead(readRoom, useLoaderData<unknown>());
  const lack = room && lackOfRoom(room, publication, id);
  return (
    <p role="status" className={styles.notice}>
      {lack && (
        <>
          {lack} <OldestAnnouncements />
        </>
      )}
    </p>
  );
}

async function readRoom(): Promise<Room> {
  const [announcements, unpublished] = await Promise.all([listAnnouncements(), listUnpublished()]);
  return { published: announcements.length, unpublished };
}
