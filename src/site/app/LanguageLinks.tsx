import { useLocation } from 'react-router-dom';
import { otherLanguages, rememberLanguage } from '../../content/locale/language';
import { mayEditContent } from './discover-admin';
import styles from './LanguageLinks.module.css';

/** The languages that pages have links to; undefined in a site of one, whose build has nothing of this file. */
const others = import.meta.env?.ONE_LANGUAGE ? undefined : otherLanguages?.();

/** Links to the same page in the other languages, where it is there in them. */
export const LanguageLinks =
  others &&
  function LanguageLinks() {
    const { pathname, search, hash } = useLocation();
    if (mayEditContent(pathname)) return null;
    return others.map(({ code, name, short, base }) => (
      <a
        key={code}
        href={base + pathname + search + hash}
        hrefLang={code}
        lang={code}
        aria-label={name}
        onClick={() => rememberLanguage(code)}
      >
        <span className={styles.name}>{name}</span>
        <span className={styles.short}>{short}</span>
      </a>
    ));
  };

/** One other language is one press away on every screen; for more of them a phone has no room. */
const isInBar = others?.length === 1;

/** What the bar needs for it. */
export const languageInBarClass = isInBar && styles.bar;

export const LanguageInBar =
  isInBar &&
  LanguageLinks &&
  function LanguageInBar() {
    return <div className={`display ${styles.language}`}>{LanguageLinks && <LanguageLinks />}</div>;
  };

export const LanguageInMenu = !isInBar && LanguageLinks;
