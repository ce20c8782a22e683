import { useState } from 'react';
import { newAnnouncementDraft, type Announcement } from '../../domain/entries/announcement';
import { newReference } from '../../firebase/converters/unpublished-reference';
import { paths } from '../../paths';
import { addAnnouncement, updateAnnouncement } from '../../services/admin/announcements-admin';
import type { AddOrEditForm } from '../kit/forms/AddOrEdit';
import { EntryForm } from '../kit/forms/EntryForm';
import { useEntryWriter } from '../kit/saving/useEntryWriter';
import styles from '../kit/forms/EntryForm.module.css';
import { FormFields } from '../kit/forms/FormFields';
import { useEntryForm } from '../kit/forms/useEntryForm';
import { ADMIN_MESSAGES } from '../messages';
import { ANNOUNCEMENT_CROPS } from '../kit/pictures/crops';
import { PictureField } from '../kit/pictures/PictureField';
import { usePictureUpload } from '../kit/pictures/usePictureUpload';
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
  const [attempts, setAttempts] = useState(newAnnouncementDraft);
  // Of a draft; it gets its key when it is published.
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const write = useEntryWriter<'announcement'>(editing?.unpublished);
  const pictures = usePictureUpload({ current: editing?.entry.picture });
  const form = useEntryForm<Announcement, AnnouncementFormFields>(announcementFields, {
    texts: editing ? EDIT : ADD,
    draft: editing ? `announcement ${editing.id}` : 'announcement',
    editing,
    copyOf,
    pictures,
    pictureMissing: ADMIN_MESSAGES.announcementWithoutImage,
    onSaved: () => {
      setNewId(crypto.randomUUID());
      setAttempts(newAnnouncementDraft());
    },
    send: (fields, before, publication) =>
      pictures.save('announcements', (picture) => {
        const after = { ...fields, ...(picture && { picture }) };
        return write({
          reference: newReference('announcement', newId),
          fields: after,
          before,
          publication,
          store: async () => {
            if (before) await updateAnnouncement(before, after);
            return before?.key ?? (await addAnnouncement(attempts, after));
          },
          saved: (key) => ({ key, viewPath: paths.announcement(key) }),
        });
      }),
  });

  return (
    <EntryForm
      form={form}
      headed
      history={
        editing && !editing.unpublished
          ? { ...newReference('announcement', ''), key: editing.entry.key }
          : undefined
      }
    >
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
