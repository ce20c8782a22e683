import { LANGUAGES } from '../../company/languages';
import {
  BASE,
  chosenLanguage,
  otherLanguages,
  ownLanguage,
  rememberLanguage,
} from '../../content/locale/language';
import { CLOSE_OFFER } from '../../shared/words/frame';
import styles from './language-offer.module.css';

/**
 * Offers the page in the language that the visitor has chosen before, or else the one that the browser
 * prefers to this one, in one line at the end of the window; nobody is redirected by guess (product 40.4).
 */
export function offerLanguage(): void {
  // Whoever is at an address of another language has been led there by a link in it.
  if (BASE) return;
  const wanted = chosenLanguage() ?? preferred();
  const offered = otherLanguages().find(({ code }) => code === wanted);
  if (!offered) return;
  const line = document.createElement('p');
  line.className = styles['offer'] ?? '';
  const link = document.createElement('a');
  link.href = offered.base + window.location.pathname + window.location.search;
  link.lang = link.hreflang = offered.code;
  link.textContent = offered.offer;
  link.addEventListener('click', () => rememberLanguage(offered.code));
  const close = document.createElement('button');
  close.type = 'button';
  close.ariaLabel = CLOSE_OFFER;
  close.textContent = '×';
  close.addEventListener('click', () => {
    rememberLanguage(ownLanguage().code);
    line.remove();
  });
  line.append(link, close);
  document.body.prepend(line);
}

/** The first language of the browser that the site has. */
const preferred = () =>
  navigator.languages
    .map((tag) => tag.split('-')[0])
    .find((code) => LANGUAGES.some((one) => one.code === code));
