import { PressContacts } from '../../../content/settings/ui/ContactDetails';
import type { StoredSettings } from '../../../shared/settings';
import { pressSection } from './section-list';
import { SettingsForm } from './SettingsForm';
import styles from './SettingsForm.module.css';

/** Whom the press pages of the movies name. */
export const PressSettings = ({ stored }: { readonly stored: StoredSettings }) => (
  <SettingsForm section={pressSection} stored={stored}>
    {(settings) => (
      <div className={styles.padded}>
        <PressContacts contacts={settings} />
      </div>
    )}
  </SettingsForm>
);
