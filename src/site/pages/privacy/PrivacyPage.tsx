import { PRIVACY } from '../../../company/privacy';
import { site } from '../../../company/site';
import { usePageTitle } from '../../../content/meta/page-title';
import { PRIVACY as PRIVACY_TITLE } from '../../../shared/words/frame';
import { inShort, LAST_UPDATED, ON_THIS_PAGE, PRIVACY_POLICY } from '../../../shared/words/privacy';
import { useSections } from './PrivacySections';
import styles from './PrivacyPage.module.css';

/** The privacy policy (product 9.10). */
export function PrivacyPage() {
  const sections = useSections();
  usePageTitle(PRIVACY_TITLE);
  return (
    <div className={`section first ${styles.page}`}>
      <header className={styles.head}>
        <h1>{PRIVACY_POLICY}</h1>
        <p>
          {LAST_UPDATED} <time dateTime={PRIVACY.updated.day}>{PRIVACY.updated.words}</time>
        </p>
      </header>
      <nav className={styles.contents} aria-label={ON_THIS_PAGE}>
        <ul>
          {sections.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        <p className={styles.summary}>{inShort(site.name)}</p>
        {sections.map(([id, title, text]) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {text}
          </section>
        ))}
      </div>
    </div>
  );
}
