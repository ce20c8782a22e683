import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Settings, StoredSettings } from '../../../shared/settings';
import { sectionEntry, type SectionEntry, type SettingsSection } from './sections';
import { SectionForm } from './SectionForm';
import styles from './SettingsForm.module.css';

interface SettingsFormProps<Texts> {
  readonly section: SettingsSection<Texts>;
  readonly stored: StoredSettings;
  /** Shows the section as the site does. */
  readonly children: (settings: Required<Settings>) => ReactNode;
}

/**
 * The form of some settings, which stays open: after each save it begins again with what was saved.
 * What somebody else has changed shows when it is saved (product 15.5).
 */
export function SettingsForm<Texts extends object>({
  section,
  stored,
  children,
}: SettingsFormProps<Texts>) {
  const element = useRef<HTMLDivElement>(null);
  const [{ entry, saves }, setSaved] = useState(() => ({
    entry: sectionEntry(section, stored),
    saves: 0,
  }));

  useEffect(() => {
    // The pressed button was that of the form before.
    const isLost = document.activeElement === document.body;
    if (saves > 0 && isLost) element.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [saves]);

  const onSaved = (saved: SectionEntry<Texts>) => setSaved({ entry: saved, saves: saves + 1 });
  return (
    <div ref={element} className={styles.section}>
      <SectionForm key={saves} section={section} entry={entry} onSaved={onSaved}>
        {children}
      </SectionForm>
    </div>
  );
}
