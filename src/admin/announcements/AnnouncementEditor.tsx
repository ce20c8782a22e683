import { Loaded } from '../../components/loading/Loaded';
import { LoadFailure } from '../../components/loading/LoadFailure';
import type { Announcement } from '../../content/announcement/announcement';
import { deleteEntry } from '../../services/store/trash';
import { RunStatus } from '../kit/runs/RunStatus';
import { AddOrEdit } from '../kit/forms/AddOrEdit';
import { titledAsCopy, useCopying } from '../kit/forms/useCopying';
import { useEditing } from '../kit/entries/useEditing';
import { EntryListSkeleton } from '../kit/entries/EntryList';
import { ListHead } from '../kit/lists/ListHead';
import { bulkUnpublish } from '../kit/entries/bulk-unpublish';
import { leadsToAll } from '../kit/leads/leads';
import { useBulk } from '../kit/selection/useBulk';
import { movieFieldOf } from '../kit/changes/movie-field';
import { useFieldChange } from '../kit/changes/useFieldChange';
import { announcementFields } from './announcement-fields';
import { AnnouncementForm } from './AnnouncementForm';
import type { AdminAnnouncementsData } from './announcements.loader';
import { CurrentAnnouncements } from './CurrentAnnouncements';

const nameOf = ({ title }: Announcement) => title || 'Untitled';

/** The form for an announcement, and below it the current ones (product 16.2). */
export function AnnouncementEditor({ data }: { readonly data: AdminAnnouncementsData }) {
  const { question, answer, list } = data;
  const { search, lack, order } = question;
  const { editing, open, end, forget } = useEditing<Announcement>(({ key }) => key, 'announcement');
  const { copying, copy } = useCopying<Announcement>({
    draft: 'announcement',
    asCopy: titledAsCopy,
    closeEditing: end,
  });
  const bulk = useFieldChange(
    useBulk<Announcement>({
      noun: 'announcement',
      nameOf,
      changes: [bulkUnpublish('announcement')],
      remove: (announcement) => deleteEntry('announcement', announcement),
      leads: leadsToAll('announcement'),
    }),
    movieFieldOf('announcement', announcementFields, nameOf),
  );

  return (
    <>
      <AddOrEdit form={AnnouncementForm} editing={editing} copying={copying} />
      <ListHead
        title="Current Announcements"
        kind="announcement"
        noun="announcements"
        search={search}
        lack={lack}
        answer={answer}
        order={order}
      />
      <RunStatus runs={bulk.runs} />
      <Loaded
        from={list}
        waiting={<EntryListSkeleton noun="announcements" />}
        failed={(retry) => <LoadFailure what="The announcements" retry={retry} />}
      >
        {(announcements) => (
          <CurrentAnnouncements
            announcements={announcements}
            question={question}
            answer={answer}
            bulk={bulk}
            onEdit={open}
            onCopy={copy}
            onRemove={forget}
          />
        )}
      </Loaded>
    </>
  );
}
