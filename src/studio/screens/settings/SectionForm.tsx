import { useEffect, useRef, useState, type ReactNode } from 'react';
import { mergeSettings } from '../../../content/settings/shown-settings';
import { outdatedIn } from '../../../content/base/outdated';
import { SETTINGS, type Settings, type StoredSettings } from '../../../content/settings/settings';
import {
  sectionEntry,
  sectionNames,
  sectionSettings,
  type SectionEntry,
  type SettingsSection,
} from './section';
import { BUILT_IN } from '../../../content/settings/built-in-settings';
import { settingOf } from './outdated-settings';
import { builtInValuesFor } from './setting-translations';
import { withTranslationNotes } from './translation-notes';
import styles from './Settings.module.css';
import { EditConflictError } from '../../../store/documents/conflict';
import { SETTINGS_DOCUMENT } from '../../../firebase/collections';
import { confirmSettings, updateSettings } from '../../../store/settings/settings-admin';
import type { WarningNotes } from '../../form/fields/find-warnings';
import { EntryForm } from '../../form/EntryForm';
import { FormFields, type DefaultProps } from '../../form/FormFields';
import { useEntryForm } from '../../form/state/useEntryForm';
import { PictureField } from '../../pictures/PictureField';
import { usePictureUpload } from '../../pictures/upload/usePictureUpload';
import { excerpt } from '../../../shared/text/text';
import type { Picture } from '../../../shared/pictures/picture';
import type { PictureItem } from '../../pictures/upload/picture-items';

interface SettingsFormProps {
  readonly section: SettingsSection;
  readonly stored: StoredSettings;
  /** Renders the section as the public site does. */
  readonly children: (settings: Required<Settings>) => ReactNode;
}

/**
 * The form of a section, which stays open and starts again with the saved values after a save. If
 * somebody else has changed the values, the form shows it on save.
 */
export function SettingsForm({ section, stored, children }: SettingsFormProps) {
  const element = useRef<HTMLDivElement>(null);
  const [{ entry, saves }, setSaved] = useState(() => ({
    entry: sectionEntry(section, stored),
    saves: 0,
  }));

  useEffect(() => {
    // The form with the pressed button was replaced, so that the focus moves to the new one.
    const isLost = document.activeElement === document.body;
    if (saves > 0 && isLost) element.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [saves]);

  const onSaved = (saved: SectionEntry) => setSaved({ entry: saved, saves: saves + 1 });
  return (
    <div ref={element} className="stack wide">
      <SectionForm key={saves} section={section} entry={entry} stored={stored} onSaved={onSaved}>
        {children}
      </SectionForm>
    </div>
  );
}

interface SectionFormProps {
  readonly section: SettingsSection;
  readonly entry: SectionEntry;
  /** All settings as they were last read. */
  readonly stored?: StoredSettings;
  readonly onSaved: (saved: SectionEntry) => void;
  readonly children: (settings: Required<Settings>) => ReactNode;
}

/** Edits a section until it is saved, with a preview of the site. */
function SectionForm({ section, entry, stored = {}, onSaved, children }: SectionFormProps) {
  const saved = useRef(entry);
  const pictures = usePictureUpload({ current: entry.picture, optional: true });

  const store = async (before: SectionEntry, after: SectionEntry) => {
    const [was, is] = [sectionSettings(section, before), sectionSettings(section, after)];
    try {
      await updateSettings(sectionNames(section), was, is, builtInValuesFor);
    } catch (error) {
      if (!(error instanceof EditConflictError)) throw error;
      throw new EditConflictError(sectionEntry(section, error.current));
    }
    saved.current = sectionEntry(section, is);
  };

  const form = useEntryForm<SectionEntry, object>(section.table, {
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
    of: 'settings',
    outdated: () => ({
      names: outdatedIn(SETTINGS, stored).filter((name) => {
        const setting = settingOf(name);
        return setting in section.table || setting === section.picture?.name;
      }),
      confirm: (name) => confirmSettings(stored, [name]),
    }),
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
  const shown = {
    ...typed,
    ...(section.picture && picture && { [section.picture.name]: picture }),
  };

  return (
    <>
      <EntryForm form={form} headed history={{ path: SETTINGS_DOCUMENT }} isSection>
        <FormFields
          form={{ controls: withTranslationNotes(form.controls) }}
          Default={BackToDefault}
        >
          {section.picture && (
            <div className="whole-row">
              <PictureField
                label="Picture"
                pictures={pictures}
                notes={notesOn(section.picture.name, form.outdated)}
                hint={section.picture.words.hint}
              />
            </div>
          )}
        </FormFields>
      </EntryForm>
      <figure className="stack tight" aria-label={`Preview: ${section.title}`}>
        <figcaption className="note">How it looks on the site</figcaption>
        {/* The links and headings of the preview are not part of this page. */}
        <div className={styles.site} inert>
          {children(mergeSettings(BUILT_IN, shown))}
        </div>
      </figure>
    </>
  );
}

/** Returns the notes for a picture's alternative texts, by the names in its field. */
const notesOn = (picture: string, notes: WarningNotes): WarningNotes =>
  Object.fromEntries(
    Object.entries(notes).flatMap(([name, note]) =>
      name.startsWith(`${picture}.`) ? [[name.slice(picture.length + 1), note]] : [],
    ),
  );

/** The number of characters of the built-in text that are shown. */
const SHOWN_CHARACTERS = 60;

/** Puts the built-in text into the field, which takes effect when the form is saved. */
const BackToDefault = ({ label, builtIn, disabled, onPress }: DefaultProps) => (
  <button
    type="button"
    className="action"
    disabled={disabled}
    onClick={({ currentTarget }) => {
      // The button disappears once the texts are equal.
      currentTarget.parentElement?.querySelector<HTMLElement>('input, textarea')?.focus();
      onPress();
    }}
  >
    <span>
      Back to default <span className="visually-hidden">for {label}: </span>
      <bdi className="soft plain">{excerpt(builtIn, SHOWN_CHARACTERS) || 'blank'}</bdi>
    </span>
  </button>
);

/** Returns the picture of the form as a page would show it; undefined if there is none. */
function shownPicture(item: PictureItem | undefined): Picture | undefined {
  if (item?.preview) return { src: item.preview, alt: item.alt };
  return item?.state.status === 'stored' ? item.state.picture : undefined;
}
