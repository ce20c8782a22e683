import { useRef, type ReactNode } from 'react';
import { EditConflictError } from '../../domain/entries/conflict';
import { mergeSettings, type Settings, type StoredSettings } from '../../domain/settings';
import { SETTINGS_DOCUMENT } from '../../firebase/collections';
import { updateSettings } from '../../services/settings/settings-admin';
import { EntryForm } from '../kit/forms/EntryForm';
import formStyles from '../kit/forms/EntryForm.module.css';
import { FormFields } from '../kit/forms/FormFields';
import { useEntryForm } from '../kit/forms/useEntryForm';
import { PictureField } from '../kit/pictures/PictureField';
import { usePictureUpload } from '../kit/pictures/usePictureUpload';
import {
  BUILT_IN,
  partEntry,
  partNames,
  partSettings,
  type PartEntry,
  type SettingsPart,
} from './parts';
import { BackToDefault } from './BackToDefault';
import styles from './SettingsForm.module.css';
import { shownPicture } from './shown-picture';

interface PartFormProps<Texts> {
  readonly part: SettingsPart<Texts>;
  readonly entry: PartEntry<Texts>;
  readonly onSaved: (saved: PartEntry<Texts>) => void;
  readonly children: (settings: Required<Settings>) => ReactNode;
}

/** Edits a part of the settings once, with a preview of what the site will show. */
export function PartForm<Texts extends object>({
  part,
  entry,
  onSaved,
  children,
}: PartFormProps<Texts>) {
  const saved = useRef(entry);
  const pictures = usePictureUpload({ current: entry.picture, optional: true });

  const store = async (before: PartEntry<Texts>, after: PartEntry<Texts>) => {
    const [was, is] = [partSettings(part, before), partSettings(part, after)];
    try {
      await updateSettings(partNames(part), was, is, BUILT_IN);
    } catch (error) {
      if (!(error instanceof EditConflictError)) throw error;
      throw new EditConflictError(partEntry(part, error.current));
    }
    saved.current = partEntry(part, is);
  };

  const form = useEntryForm<PartEntry<Texts>, Texts>(part.table, {
    texts: {
      label: part.title,
      action: 'Save',
      pendingAction: 'Saving...',
      done: 'Saved. The site shows it now.',
      failed: 'This could not be saved.',
    },
    draft: part.draft,
    editing: { id: part.draft, entry, close: () => onSaved(saved.current) },
    ...(part.picture && { pictures }),
    send: async (texts, before = entry) => {
      if (part.picture) {
        await pictures.save('settings', (picture) =>
          store(before, { ...texts, ...(picture && { picture }) }),
        );
      } else {
        await store(before, texts);
      }
      return { key: part.draft, viewPath: part.viewPath };
    },
  });

  const typed = Object.fromEntries(form.controls.map(({ name, value }) => [name, value.trim()]));
  const picture = shownPicture(pictures.items[0]);
  const shown: StoredSettings = {
    ...typed,
    ...(part.picture && picture && { [part.picture.name]: picture }),
  };

  return (
    <>
      <EntryForm form={form} headed history={{ path: SETTINGS_DOCUMENT }} isPart>
        <FormFields form={form} Default={BackToDefault} />
        {part.picture && (
          <div className={formStyles.wide}>
            <PictureField label="Picture" pictures={pictures} hint={part.picture.hint} />
          </div>
        )}
      </EntryForm>
      <figure className={styles.preview} aria-label={`Preview: ${part.title}`}>
        <figcaption>How it looks on the site</figcaption>
        {/* Its links and headings are no part of this page. */}
        <div className={styles.site} inert>
          {children(mergeSettings(BUILT_IN, shown))}
        </div>
      </figure>
    </>
  );
}
