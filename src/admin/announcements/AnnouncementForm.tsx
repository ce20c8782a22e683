import { Field } from '../../components/Field';
import type { Announcement, AnnouncementFields } from '../../domain/announcement';
import { announcementFieldsOf } from '../../domain/announcement-entry';
import { MESSAGES } from '../../domain/messages';
import { EntryForm, type EntryFormWords } from '../forms/EntryForm';
import styles from '../forms/EntryForm.module.css';
import { useEntryForm } from '../forms/useEntryForm';
import { PictureField } from '../pictures/PictureField';
import { usePictureUpload } from '../pictures/usePictureUpload';
import { announcementForm } from './announcement-form';

interface AnnouncementFormProps extends EntryFormWords {
  /** The announcement to edit; none for a new one. */
  readonly announcement?: Announcement;
  /** Stores it; `before` is the announcement to edit as it is stored. */
  readonly write: (
    fields: AnnouncementFields,
    before: Announcement | undefined,
  ) => Promise<unknown>;
  readonly done: string;
  readonly failed: string;
  readonly onSaved?: () => void;
}

/** The form of an announcement. */
export function AnnouncementForm({
  announcement,
  write,
  done,
  failed,
  onSaved,
  ...words
}: AnnouncementFormProps) {
  const pictures = usePictureUpload({ current: announcement?.picture });
  const form = useEntryForm(announcementForm, {
    draft: announcement ? `announcement ${announcement.key}` : 'announcement',
    before: announcement,
    pictures,
    pictureOf: ({ picture }) => picture,
    pictureMissing: MESSAGES.announcementWithoutImage,
    send: (entry, before) =>
      pictures.save('announcements', (picture) =>
        write(announcementFieldsOf(entry, picture), before),
      ),
    done,
    failed,
    onSaved,
    onChanged: words.editing?.onChanged,
  });
  const { field, pictureProblem } = form;

  return (
    <EntryForm form={form} {...words}>
      <Field {...field('title')} required />
      <Field {...field('subtitle')} />
      <div className={styles.wide}>
        <Field {...field('description')} required rows={5} />
      </div>
      <div className={styles.wide}>
        <PictureField label="Image" pictures={pictures} required error={pictureProblem} />
      </div>
    </EntryForm>
  );
}
