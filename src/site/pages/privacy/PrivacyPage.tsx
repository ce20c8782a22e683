import { PRIVACY } from '../../../company/privacy';
import { site } from '../../../company/site';
import { usePageTitle } from '../../../content/meta/page-title';
import {
  CollectedSection,
  OthersSection,
  ProtectionSection,
  RightsSection,
  UseSection,
} from './PrivacySections';
import styles from './PrivacyPage.module.css';

const CONTENTS = [
  ['collected', 'Information we collect'],
  ['use', 'How we use it'],
  ['others', 'YouTube, Google Maps and Firebase'],
  ['protection', 'How we protect it, and for how long'],
  ['rights', 'Your rights'],
] as const;

/** The privacy policy (product 9.10). */
export function PrivacyPage() {
  usePageTitle('Privacy');
  return (
    <div className={`section first ${styles.page}`}>
      <header className={styles.head}>
        <h1>Privacy policy</h1>
        <p>
          Last updated on <time dateTime={PRIVACY.updated.day}>{PRIVACY.updated.words}</time>
        </p>
      </header>
      <nav className={styles.contents} aria-label="On this page">
        <ul>
          {CONTENTS.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        <p className={styles.summary}>
          In short: {site.name} keeps what you write in the contact form, to answer you. This site
          sets no cookies, counts no visits and follows nobody. The rest of this page says so at
          length.
        </p>
        <CollectedSection />
        <UseSection />
        <OthersSection />
        <ProtectionSection />
        <RightsSection />
      </div>
    </div>
  );
}
