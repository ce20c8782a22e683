import { useLocation } from 'react-router-dom';
import { otherLanguages, rememberLanguage } from '../../content/locale/language';
import { mayEditContent } from './discover-admin';
import styles from './LanguageLinks.module.css';

/**
 * The other languages of the site. Undefined in a site of one language, whose build contains
 * nothing of this file.
 */
const others = import.meta.env?.ONE_LANGUAGE ? undefined : otherLanguages?.();

/** Links to the same page in the other languages that have it. */
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

/** A single other language is linked in the bar; on a phone there is no space for more. */
const isInBar = others?.length === 1;

/** The class of a bar with that link. */
export const languageInBarClass = isInBar && styles.bar;

export const LanguageInBar =
  isInBar &&
  LanguageLinks &&
  function LanguageInBar() {
    return <div className={`display ${styles.language}`}>{LanguageLinks && <LanguageLinks />}</div>;
  };

export const LanguageInMenu = !isInBar && LanguageLinks;
