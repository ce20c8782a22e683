import { useState } from 'react';
import { newAnnouncementDraft, type Announcement } from '../../domain/announcement';
import { paths } from '../../paths';
import { addAnnouncement, updateAnnouncement } from '../../services/announcements-admin';
import type { AddOrEditForm } from '../forms/AddOrEdit';
import { EntryForm } from '../forms/EntryForm';
import styles from '../forms/EntryForm.module.css';
import { FormFields } from '../forms/FormFields';
import { useEntryForm } from '../forms/useEntryForm';
import { ADMIN_MESSAGES } from '../messages';
import { ANNOUNCEMENT_CROPS } from '../pictures/crops';
import { PictureField } from '../pictures/PictureField';
import { usePictureUpload } from '../pictures/usePictureUpload';
import { announcementFields, type AnnouncementFormFields } from './announcement-fields';

const ADD = {
  label: 'Add an announcement',
  action: 'Add Announcement',
  pendingAction: 'Uploading...',
  done: ADMIN_MESSAGES.announcementAdded,
  failed: ADMIN_MESSAGES.announcementNotAdded,
};

const EDIT = {
  label: 'Edit announcement',
  action: 'Save',
  pendingAction: 'Saving...',
  done: '✅ Announcement updated successfully!',
  failed: '❌ Failed to update announcement.',
};

/** The form of an announcement (product 16.2). */
export function AnnouncementForm({ editing, copyOf }: AddOrEditForm<Announcement>) {
  // Recognizes an earlier attempt to store the same announcement.
  const [attempts] = useState(newAnnouncementDraft);
  const pictures = usePictureUpload({ current: editing?.entry.picture });
  const form = useEntryForm<Announcement, AnnouncementFormFields>(announcementFields, {
    texts: editing ? EDIT : ADD,
    draft: editing ? `announcement ${editing.id}` : 'announcement',
    editing,
    copyOf,
    pictures,
    pictureMissing: ADMIN_MESSAGES.announcementWithoutImage,
    send: (fields, before) =>
      pictures.save('announcements', async (picture) => {
        const after = { ...fields, ...(picture && { picture }) };
        if (before) await updateAnnouncement(before, after);
        const key = before?.key ?? (await addAnnouncement(attempts, after));
        return { key, viewPath: paths.announcement(key) };
      }),
  });

  return (
    <EntryForm form={form} headed>
      <FormFields form={form} />
      <div className={styles.wide}>
        <PictureField
          label="Image"
          pictures={pictures}
          required
          error={form.pictureError}
          crops={ANNOUNCEMENT_CROPS}
          storedFocus={form.storedFocus}
        />
      </div>
    </EntryForm>
  );
}
