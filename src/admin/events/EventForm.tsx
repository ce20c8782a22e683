import type { CinemaEvent } from '../../content/event/event';
import { locationOf } from '../../firebase/entries/kinds';
import type { AddOrEditForm } from '../kit/forms/AddOrEdit';
import { EntryForm } from '../kit/forms/EntryForm';
import styles from '../kit/forms/EntryForm.module.css';
import { FormFields } from '../kit/forms/FormFields';
import { useEntryForm } from '../kit/forms/useEntryForm';
import { PictureField } from '../kit/pictures/PictureField';
import { usePictureUpload } from '../kit/pictures/usePictureUpload';
import { useEntryWriter } from '../kit/saving/useEntryWriter';
import { endErrors, EVENT_PICTURE_HINT, eventFields, type EventFormFields } from './event-fields';
import { eventList } from './events.loader';

const ADD = {
  label: 'Add an event',
  action: 'Add Event',
  pendingAction: 'Saving...',
  done: 'Event added successfully!',
  failed: 'Error adding event!',
};

const EDIT = {
  label: 'Edit event',
  action: 'Save',
  pendingAction: 'Saving...',
  done: 'Event updated successfully!',
  failed: 'Error updating event!',
};

/** The form of an event (product 34.2). */
export function EventForm({ editing, copyOf }: AddOrEditForm<CinemaEvent>) {
  const writer = useEntryWriter('event', editing?.unpublished, eventList);
  const pictures = usePictureUpload({ current: editing?.entry.picture, optional: true });
  const form = useEntryForm<CinemaEvent, EventFormFields>(eventFields, {
    texts: editing ? EDIT : ADD,
    draft: editing ? `event ${editing.id}` : 'event',
    editing,
    copyOf,
    warnings: 'event',
    together: endErrors,
    pictures,
    send: (fields, before, publication) =>
      pictures.save('events', (picture) => {
        const after = { ...fields, ...(picture && { picture }) };
        return writer.write({ fields: after, before, publication });
      }),
  });

  return (
    <EntryForm form={form} headed history={editing && locationOf('event', editing.entry)}>
      <FormFields form={form} />
      <div className={styles.wide}>
        <PictureField label="Picture" pictures={pictures} hint={EVENT_PICTURE_HINT} />
      </div>
    </EntryForm>
  );
}
