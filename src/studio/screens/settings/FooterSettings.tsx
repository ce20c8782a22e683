import type { StoredSettings } from '../../../shared/settings';
import { footerSection } from './section-list';
import { SettingsForm } from './SettingsForm';
import styles from './SettingsForm.module.css';

/** The last line of every page. */
export const FooterSettings = ({ stored }: { readonly stored: StoredSettings }) => (
  <SettingsForm section={footerSection} stored={stored}>
    {({ copyright }) => <p className={styles.padded}>{copyright}</p>}
  </SettingsForm>
);
