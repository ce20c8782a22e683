import { useRef, type ReactNode } from 'react';
import { EditConflictError } from '../../../store/documents/conflict';
import { mergeSettings, type Settings, type StoredSettings } from '../../../shared/settings';
import { SETTINGS_DOCUMENT } from '../../../firebase/collections';
import { updateSettings } from '../../../store/settings/settings-admin';
import { EntryForm } from '../../form/EntryForm';
import formStyles from '../../form/EntryForm.module.css';
import { FormFields } from '../../form/FormFields';
import { useEntryForm } from '../../form/state/useEntryForm';
import { PictureField } from '../../pictures/PictureField';
import { usePictureUpload } from '../../pictures/upload/usePictureUpload';
import {
  BUILT_IN,
  sectionEntry,
  sectionNames,
  sectionSettings,
  type SectionEntry,
  type SettingsSection,
} from './sections';
import { BackToDefault } from './BackToDefault';
import styles from './SettingsForm.module.css';
import { shownPicture } from './shown-picture';

interface SectionFormProps<Texts> {
  readonly section: SettingsSection<Texts>;
  readonly entry: SectionEntry<Texts>;
  readonly onSaved: (saved: SectionEntry<Texts>) => void;
  readonly children: (settings: Required<Settings>) => ReactNode;
}

/** Edits a section of the settings once, with a preview of what the site will show. */
export function SectionForm<Texts extends object>({
  section,
  entry,
  onSaved,
  children,
}: SectionFormProps<Texts>) {
  const saved = useRef(entry);
  const pictures = usePictureUpload({ current: entry.picture, optional: true });

  const store = async (before: SectionEntry<Texts>, after: SectionEntry<Texts>) => {
    const [was, is] = [sectionSettings(section, before), sectionSettings(section, after)];
    try {
      await updateSettings(sectionNames(section), was, is, BUILT_IN);
    } catch (error) {
      if (!(error instanceof EditConflictError)) throw error;
      throw new EditConflictError(sectionEntry(section, error.current));
    }
    saved.current = sectionEntry(section, is);
  };

  const form = useEntryForm<SectionEntry<Texts>, Texts>(section.table, {
    texts: {
      label: section.title,
      action: 'Save',
      pendingAction: 'Saving...',
      done: 'Saved. The site shows it now.',
      failed: 'This could not be saved.',
    },
    draft: section.draft,
    editing: { id: section.draft, entry, close: () => onSaved(saved.current) },
    ...(section.picture && { pictures }),
    send: async (texts, before = entry) => {
      if (section.picture) {
        await pictures.save('settings', (picture) =>
          store(before, { ...texts, ...(picture && { picture }) }),
        );
      } else {
        await store(before, texts);
      }
      return { key: section.draft, viewPath: section.viewPath };
    },
  });

  const typed = Object.fromEntries(form.controls.map(({ name, value }) => [name, value.trim()]));
  const picture = shownPicture(pictures.items[0]);
  const shown: StoredSettings = {
    ...typed,
    ...(section.picture && picture && { [section.picture.name]: picture }),
  };

  return (
    <>
      <EntryForm form={form} headed history={{ path: SETTINGS_DOCUMENT }} isSection>
        <FormFields form={form} Default={BackToDefault} />
        {section.picture && (
          <div className={formStyles.wide}>
            <PictureField label="Picture" pictures={pictures} hint={section.picture.hint} />
          </div>
        )}
      </EntryForm>
      <figure className={styles.preview} aria-label={`Preview: ${section.title}`}>
        <figcaption>How it looks on the site</figcaption>
        {/* Its links and headings are no section of this page. */}
        <div className={styles.site} inert>
          {children(mergeSettings(BUILT_IN, shown))}
        </div>
      </figure>
    </>
  );
}
