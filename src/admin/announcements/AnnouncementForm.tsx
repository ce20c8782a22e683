import type { Announcement } from '../../content/announcement/announcement';
import { locationOf } from '../../firebase/entries/kinds';
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
import {
  ANNOUNCEMENT_IMAGE_HINT,
  announcementFields,
  type AnnouncementFormFields,
} from './announcement-fields';
import { CapacityNotice } from './CapacityNotice';

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
  const writer = useEntryWriter('announcement', editing?.unpublished);
  const pictures = usePictureUpload({ current: editing?.entry.picture });
  // A next version takes the room of what is published.
  const needsCapacity = !editing?.nextId && !editing?.unpublished?.base;
  const form = useEntryForm<Announcement, AnnouncementFormFields>(announcementFields, {
    texts: editing ? EDIT : ADD,
    draft: editing ? `announcement ${editing.id}` : 'announcement',
    editing,
    copyOf,
    warnings: 'announcement',
    pictures,
    pictureMissing: ADMIN_MESSAGES.announcementWithoutImage,
    send: (fields, before, publication) =>
      pictures.save('announcements', (picture) => {
        const after = { ...fields, ...(picture && { picture }) };
        return writer.write({ fields: after, before, publication });
      }),
  });

  return (
    <EntryForm
      form={form}
      headed
      history={
        editing && !editing.unpublished ? locationOf('announcement', editing.entry) : undefined
      }
    >
      <FormFields form={form} />
      <div className={styles.wide}>
        <PictureField
          label="Image"
          pictures={pictures}
          required
          hint={ANNOUNCEMENT_IMAGE_HINT}
          error={form.pictureError}
          crops={ANNOUNCEMENT_CROPS}
          storedFocus={form.storedFocus}
        />
        {form.publication?.publication && needsCapacity && (
          <CapacityNotice
            publication={form.publication.publication}
            id={editing?.unpublished?.id}
          />
        )}
      </div>
    </EntryForm>
  );
}
