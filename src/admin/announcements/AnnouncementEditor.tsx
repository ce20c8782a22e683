import { Loaded } from '../../components/Loaded';
import { LoadFailure } from '../../components/LoadFailure';
import type { Announcement } from '../../domain/announcement';
import { EntryListSkeleton } from '../EntryList';
import { FormPlace } from '../forms/FormPlace';
import { useEditing } from '../forms/useEditing';
import { SearchForm } from '../SearchForm';
import { SortLinks } from '../SortLinks';
import styles from '../Page.module.css';
import { AddAnnouncement, EditAnnouncement } from './AnnouncementForms';
import type { AnnouncementsData } from './announcements.loader';
import { CurrentAnnouncements } from './CurrentAnnouncements';

/** Adds announcements, and manages those that are there (SPEC §2): form and current items. */
export function AnnouncementEditor({ data }: { readonly data: AnnouncementsData }) {
  const { search, order, found } = data;
  const { entry: edited, editing, open, forget } = useEditing<Announcement>(({ key }) => key);

  return (
    <>
      <FormPlace edited={edited} add={<AddAnnouncement />}>
        {(announcement) => (
          <EditAnnouncement key={announcement.key} announcement={announcement} editing={editing} />
        )}
      </FormPlace>

      <div className={styles.listHead}>
        <h2>Current Announcements</h2>
        <SearchForm noun="announcements" search={search} />
        <SortLinks noun="announcements" order={order} />
      </div>
      <Loaded
        from={found}
        waiting={<EntryListSkeleton noun="announcements" />}
        failed={(retry) => <LoadFailure what="The announcements" retry={retry} />}
      >
        {(announcements) => (
          <CurrentAnnouncements
            announcements={announcements}
            search={search}
            onEdit={open}
            onDeleted={forget}
          />
        )}
      </Loaded>
    </>
  );
}
