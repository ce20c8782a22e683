import { useState } from 'react';
import { newAnnouncementDraft, type Announcement } from '../../domain/announcement';
import { MESSAGES } from '../../domain/messages';
import { addAnnouncement, updateAnnouncement } from '../../services/announcements-admin';
import type { Editing } from '../forms/useEditing';
import { AnnouncementForm } from './AnnouncementForm';

/** The form for a new announcement (SPEC §2). */
export function AddAnnouncement() {
  const [draft] = useState(newAnnouncementDraft);
  return (
    <AnnouncementForm
      label="Add an announcement"
      headed
      action="Add Announcement"
      pendingAction="Uploading..."
      write={(fields) => addAnnouncement(draft, fields)}
      done={MESSAGES.announcementAdded}
      failed={MESSAGES.announcementNotAdded}
    />
  );
}

interface EditAnnouncementProps {
  readonly announcement: Announcement;
  readonly editing: Editing;
}

/** The form for an announcement that is there. It keeps its place in the list. */
export const EditAnnouncement = ({ announcement, editing }: EditAnnouncementProps) => (
  <AnnouncementForm
    announcement={announcement}
    label="Edit announcement"
    editing={editing}
    action="Save"
    pendingAction="Saving..."
    write={(fields, before = announcement) => updateAnnouncement(before, fields)}
    done="✅ Announcement updated successfully!"
    failed="❌ Failed to update announcement."
    onSaved={editing.close}
  />
);
