import { Link, NavLink } from 'react-router-dom';
import { useLayoutEffect, useState } from 'react';
import { ArrowIcon, CloseIcon, MenuIcon, Logo } from '../../shared/ui/icons';
import { useMenu } from '../../shared/ui/hooks';
import { site } from '../../company/site';
import styles from './NavBar.module.css';
import { SearchButton } from './SearchButton';
import { paths } from '../../content/paths/paths';
import { NAV_SCROLL_THRESHOLD_PX } from '../../shared/limits';
import {
  HOME,
  MOVIES,
  VIDEOS,
  GALLERY,
  ABOUT,
  CLOSE_MENU,
  OPEN_MENU,
  MAIN_NAVIGATION,
  LETS_CHAT,
} from '../../shared/words/frame';
import { LanguageInBar, LanguageInMenu, languageInBarClass } from './LanguageLinks';

const LINKS = [
  { to: paths.home, label: HOME },
  { to: paths.movies, label: MOVIES },
  { to: paths.videos, label: VIDEOS },
  { to: paths.gallery, label: GALLERY },
  { to: paths.about, label: ABOUT },
];

/** The navigation bar: links, which are in a menu on small screens. */
export function NavBar() {
  const scrolled = useScrolled();
  const { open, button, toggle, close, closeOnLeaving, closeOnEscape } = useMenu();

  return (
    <header
      className={[
        'shaded',
        styles.bar,
        languageInBarClass,
        scrolled && styles.scrolled,
        open && styles.open,
      ]
        .filter(Boolean)
        .join(' ')}
      data-scrolled={scrolled}
      onBlur={closeOnLeaving}
      onKeyDown={closeOnEscape}
    >
      <Link className={`display brand ${styles.brand}`} to={paths.home} onClick={close}>
        <Logo />
        {site.name}
      </Link>
      <button
        ref={button}
        type="button"
        className={`icon-button ${styles.toggle}`}
        aria-expanded={open}
        aria-controls="menu"
        aria-label={open ? CLOSE_MENU : OPEN_MENU}
        onClick={toggle}
      >
        {open ? <CloseIcon /> : <MenuIcon />}
      </button>
      <div id="menu" className={`display ${styles.menu}`}>
        <nav aria-label={MAIN_NAVIGATION}>
          {LINKS.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === paths.home} onClick={close}>
              {label}
            </NavLink>
          ))}
          <NavLink to={paths.contact} className="button" onClick={close}>
            {LETS_CHAT}
            <ArrowIcon />
          </NavLink>
        </nav>
        {LanguageInMenu && <LanguageInMenu />}
      </div>
      {LanguageInBar && <LanguageInBar />}
      <SearchButton onOpen={close} />
    </header>
  );
}

/** Whether the page is scrolled by more than one pixel. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);

  // scrollY is read only in scroll events, because reading it while rendering would force a
  // synchronous layout. The listener is added in a layout effect, because the router restores the
  // position in one.
  useLayoutEffect(() => {
    const update = () => setScrolled(window.scrollY > NAV_SCROLL_THRESHOLD_PX);
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return scrolled;
}
