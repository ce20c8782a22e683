import type { StoredSettings } from '../../../shared/settings';
import { SOCIAL } from '../../../content/settings/social';
import { linksSection } from './section-list';
import { SettingsForm } from './SettingsForm';
import styles from './SettingsForm.module.css';

/** The ticket page, and the social links of the footer. */
export const LinkSettings = ({ stored }: { readonly stored: StoredSettings }) => (
  <SettingsForm section={linksSection} stored={stored}>
    {(settings) => (
      <div className={`${styles.padded} ${styles.links}`}>
        <a className="ticket" href={settings.ticketUrl}>
          Grab Your Tickets!
        </a>
        <ul>
          {SOCIAL.filter((name) => settings[name]).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    )}
  </SettingsForm>
);
