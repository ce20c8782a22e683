import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Settings, StoredSettings } from '../../domain/settings';
import { partEntry, type PartEntry, type SettingsPart } from './parts';
import { PartForm } from './PartForm';
import styles from './SettingsForm.module.css';

interface SettingsFormProps<Texts> {
  readonly part: SettingsPart<Texts>;
  readonly stored: StoredSettings;
  /** Shows the part as the site does. */
  readonly children: (settings: Required<Settings>) => ReactNode;
}

/**
 * The form of some settings, which stays open: after each save it begins again with what was saved.
 * What somebody else has changed shows when it is saved (product 15.5).
 */
export function SettingsForm<Texts extends object>({
  part,
  stored,
  children,
}: SettingsFormProps<Texts>) {
  const section = useRef<HTMLDivElement>(null);
  const [{ entry, saves }, setSaved] = useState(() => ({
    entry: partEntry(part, stored),
    saves: 0,
  }));

  useEffect(() => {
    // The pressed button was that of the form before.
    const isLost = document.activeElement === document.body;
    if (saves > 0 && isLost) section.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [saves]);

  const onSaved = (saved: PartEntry<Texts>) => setSaved({ entry: saved, saves: saves + 1 });
  return (
    <div ref={section} className={styles.part}>
      <PartForm key={saves} part={part} entry={entry} onSaved={onSaved}>
        {children}
      </PartForm>
    </div>
  );
}
