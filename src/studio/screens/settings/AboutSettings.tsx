import { Link } from 'react-router-dom';
import { AboutHero } from '../../../content/settings/ui/AboutHero';
import { Producer } from '../../../content/settings/ui/Producer';
import { Purpose } from '../../../content/settings/ui/Purpose';
import { Story } from '../../../content/settings/ui/Story';
import { languageOf } from '../../../shared/text/text';
import type { StoredSettings } from '../../../shared/settings';
import { paths } from '../../../content/paths/paths';
import {
  firstProducerSection,
  openingSection,
  purposeSection,
  secondProducerSection,
  storySection,
} from './section-list';
import { SettingsForm } from './SettingsForm';
import styles from './SettingsForm.module.css';

/** The texts and pictures of /about, from top to bottom. */
export const AboutSettings = ({ stored }: { readonly stored: StoredSettings }) => (
  <>
    <p className={styles.intro}>
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
