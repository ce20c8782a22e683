import { ContactDetails } from '../../../content/settings/ui/ContactDetails';
import type { StoredSettings } from '../../../shared/settings';
import { contactSection } from './section-list';
import { SettingsForm } from './SettingsForm';
import styles from './SettingsForm.module.css';

/** Phone, email, address and map of /contact. */
export const ContactSettings = ({ stored }: { readonly stored: StoredSettings }) => (
  <SettingsForm section={contactSection} stored={stored}>
    {(settings) => (
      <div className={styles.padded}>
        <ContactDetails contact={settings} />
      </div>
    )}
  </SettingsForm>
);
