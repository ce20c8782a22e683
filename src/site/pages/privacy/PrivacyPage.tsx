import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PRIVACY } from '../../../company/privacy';
import { site } from '../../../company/site';
import { usePageHead } from '../../../content/meta/use-page-head';
import { PRIVACY as PRIVACY_TITLE } from '../../../shared/words/frame';
import {
  inShort,
  LAST_UPDATED,
  ON_THIS_PAGE,
  PRIVACY_POLICY,
  collected,
  COLLECTED,
  others,
  OTHERS,
  protection,
  PROTECTION,
  rights,
  RIGHTS,
  use,
  USE,
} from '../../../shared/words/privacy';
import styles from './PrivacyPage.module.css';
import { PhoneNumbers } from '../../../content/settings/ui/PhoneNumbers';
import { useContactSettings } from '../../../content/settings/use-contact-settings';
import { paths } from '../../../content/paths/paths';
import { NewTabLink } from '../../../shared/ui/text';

export function PrivacyPage() {
  const sections = useSections();
  usePageHead(PRIVACY_TITLE, ({ pageHead }, path) => pageHead(path), paths.privacy);
  return (
    <div className={`section first row ${styles.page}`}>
      <header className={styles.head}>
        <h1 className="huge">{PRIVACY_POLICY}</h1>
        <p className="soft above">
          {LAST_UPDATED} <time dateTime={PRIVACY.updated.day}>{PRIVACY.updated.words}</time>
        </p>
      </header>
      <nav className={styles.contents} aria-label={ON_THIS_PAGE}>
        <ul className="ruled">
          {sections.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        <p className={`large ${styles.summary}`}>{inShort(site.name)}</p>
        {sections.map(([id, title, text]) => (
          <section key={id} className="ruled" aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {text}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Returns the sections of the policy: id, title and text of each. */
function useSections(): readonly (readonly [string, string, ReactNode])[] {
  const { phone } = useContactSettings();
  const { email } = PRIVACY.contact;
  const mail = <a href={`mailto:${email}`}>{email}</a>;
  return [
    ['collected', COLLECTED, collected((text) => <Link to={paths.contact}>{text}</Link>)],
    ['use', USE, use(PRIVACY)],
    [
      'others',
      OTHERS,
      others(PRIVACY, (text) => (
        <NewTabLink href="https://policies.google.com/privacy">{text}</NewTabLink>
      )),
    ],
    ['protection', PROTECTION, protection(PRIVACY, mail)],
    ['rights', RIGHTS, rights(PRIVACY, mail, <PhoneNumbers text={phone} />)],
  ];
}
