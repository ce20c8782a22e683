import { useLoaderData } from 'react-router-dom';
import type { EntryId } from '../../content/entry';
import type { Publication } from '../../store/documents/unpublished';
import { listAnnouncements } from '../../store/read/lists';
import { listUnpublished } from '../../store/write/unpublished';
import { OldestAnnouncements } from '../ui/notify';
import { lackOfCapacity, type Capacity } from './capacity';
import styles from './CapacityNotice.module.css';
import { useBackgroundRead } from '../ui/background';

interface CapacityNoticeProps {
  /** The choice in the form. */
  readonly publication: Publication;
  /** The id of an announcement that is stored already. */
  readonly id: EntryId | undefined;
}

/** Says that there is no room for an announcement before it is sent (product 16.29). */
export default function CapacityNotice({ publication, id }: CapacityNoticeProps) {
  // Other data are those after a deletion.
  const capacity = useBackgroundRead(readCapacity, useLoaderData<unknown>());
  const lack = capacity && lackOfCapacity(capacity, publication, id);
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

async function readCapacity(): Promise<Capacity> {
  const [announcements, unpublished] = await Promise.all([listAnnouncements(), listUnpublished()]);
  return { published: announcements.length, unpublished };
}
