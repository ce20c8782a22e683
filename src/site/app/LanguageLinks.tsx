import { useLocation } from 'react-router-dom';
import { otherLanguages, rememberLanguage } from '../../content/locale/language';

/** Links to the same page in the other languages (product 40.3). */
export function LanguageLinks() {
  const { pathname, search } = useLocation();
  return otherLanguages().map(({ code, name, base }) => (
    <a
      key={code}
      href={base + pathname + search}
      hrefLang={code}
      lang={code}
      onClick={() => rememberLanguage(code)}
    >
      {name}
    </a>
  ));
}
