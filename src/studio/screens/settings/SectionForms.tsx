import { Link } from 'react-router-dom';
import { ContactDetails, PressContacts } from '../../../content/settings/ui/ContactDetails';
import { SOCIAL } from '../../../content/settings/shown-settings';
import type { StoredSettings } from '../../../content/settings/settings';
import {
  firstProducerSection,
  openingSection,
  purposeSection,
  secondProducerSection,
  storySection,
} from './about-sections';
import { contactSection, pressSection, linksSection, footerSection } from './sections';
import { SettingsForm } from './SectionForm';
import styles from './Settings.module.css';
import { AboutHero, Purpose, Story, Producer } from '../../../content/settings/ui/About';
import { languageOf } from '../../../shared/text/text';
import { paths } from '../../../content/paths/paths';

/** The form for the contact details of /contact, with a preview. */
export const ContactSettings = ({ stored }: { readonly stored: StoredSettings }) => (
  <SettingsForm section={contactSection} stored={stored}>
    {(settings) => (
      <div className={styles.padded}>
        <ContactDetails contact={settings} />
      </div>
    )}
  </SettingsForm>
);

/** The contacts on the press pages of the movies. */
export const PressSettings = ({ stored }: { readonly stored: StoredSettings }) => (
  <SettingsForm section={pressSection} stored={stored}>
    {(settings) => (
      <div className={styles.padded}>
        <PressContacts contacts={settings} />
      </div>
    )}
  </SettingsForm>
);

/** The ticket page, and the social links of the footer. */
export const LinkSettings = ({ stored }: { readonly stored: StoredSettings }) => (
  <SettingsForm section={linksSection} stored={stored}>
    {(settings) => (
      <div className={`${styles.padded} row`}>
        <a className="ticket" href={settings.ticketUrl}>
          Grab Your Tickets!
        </a>
        <ul className="stack tight">
          {SOCIAL.filter((name) => settings[name]).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    )}
  </SettingsForm>
);

/** The last line of every page. */
export const FooterSettings = ({ stored }: { readonly stored: StoredSettings }) => (
  <SettingsForm section={footerSection} stored={stored}>
    {({ copyright }) => <p className={styles.padded}>{copyright}</p>}
  </SettingsForm>
);

/** The texts and pictures of /about, from top to bottom. */
export const AboutSettings = ({ stored }: { readonly stored: StoredSettings }) => (
  <>
    <p className="soft lead">
      The texts of <Link to={paths.about}>the page “About”</Link>, from top to bottom. Each section
      is saved by itself.
    </p>
    <SettingsForm section={openingSection} stored={stored}>
      {(texts) => <AboutHero texts={texts} />}
    </SettingsForm>
    <SettingsForm section={storySection} stored={stored}>
      {(texts) => <Story texts={texts} />}
    </SettingsForm>
    <SettingsForm section={purposeSection} stored={stored}>
      {(texts) => (
        <>
          <Purpose texts={texts} />
          <div className={styles.padded}>
            <h2 className="section-title" lang={languageOf(texts.teamTitle)} dir="auto">
              {texts.teamTitle}
            </h2>
          </div>
        </>
      )}
    </SettingsForm>
    <SettingsForm section={firstProducerSection} stored={stored}>
      {(texts) => (
        <div className={`${styles.padded} ${styles.producer}`}>
          <Producer texts={texts} which="producer1" />
        </div>
      )}
    </SettingsForm>
    <SettingsForm section={secondProducerSection} stored={stored}>
      {(texts) => (
        <div className={`${styles.padded} ${styles.producer}`}>
          <Producer texts={texts} which="producer2" />
        </div>
      )}
    </SettingsForm>
  </>
);
