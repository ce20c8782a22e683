import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { markPageRendered } from '../../shared/data/first-view';
import { restoreScrollPosition } from '../../shared/data/scroll-position';
import { isGuarded, isPreviewed } from './discover-admin';
import { LanguageLinks } from './LanguageLinks';
import { NavBar } from './NavBar';
import styles from './RootLayout.module.css';
import { FollowButton } from '../components/overlays/FollowButton';
import { Logo } from '../../shared/ui/icons';
import { NewTabLink } from '../../shared/ui/text';
import { PhoneNumbers } from '../../content/settings/ui/PhoneNumbers';
import { useFrameSettings } from '../../content/settings/settings-store';
import { site } from '../../company/site';
import { SOCIAL } from '../../content/settings/shown-settings';
import { BASE } from '../../content/locale/language';
import { followPaths } from '../../content/paths/follow-paths';
import { paths } from '../../content/paths/paths';
import {
  HOME,
  ABOUT,
  ANNOUNCEMENTS,
  EVENTS,
  CONTACT,
  PRIVACY,
  NEWS_FEED,
  SKIP_TO_CONTENT,
  LOADING_DOTS,
  FOOTER,
  SOCIAL_MEDIA,
} from '../../shared/words/frame';

/** The frame of every page: navigation bar and footer, except in the admin area. */
export function RootLayout() {
  const location = useLocation();
  const { pathname } = location;
  const main = useFocusAfterNavigation(pathname);
  const framed = isPreviewed(pathname) || (!pathname.startsWith('/admin') && !isGuarded(pathname));
  const loading = useNavigation().state === 'loading';
  useLayoutEffect(restoreScrollPosition, [location]);
  useEffect(markPageRendered, []);

  return (
    <>
      <a className={styles.skip} href="#content">
        {SKIP_TO_CONTENT}
      </a>
      {framed && <NavBar />}
      <div className={loading ? styles.progress : undefined} />
      <main id="content" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      {framed && <Footer />}
    </>
  );
}

/** Moves the focus to the content of a new page, as after a browser's own navigation. */
function useFocusAfterNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  // In a layout effect, before the effects of the new page, which may move the focus elsewhere.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}

/**
 * Shown while the guard reads the role, if a guarded address is opened first. Other pages show the
 * loader of index.html (main.tsx).
 */
export const GuardFallback = () => (
  <main className={`soft large ${styles.guard}`}>
    <p role="status">{LOADING_DOTS}</p>
  </main>
);

const LINKS = [
  { to: paths.home, label: HOME },
  { to: paths.about, label: ABOUT },
  { to: paths.announcements, label: ANNOUNCEMENTS },
  { to: paths.events, label: EVENTS },
  { to: paths.contact, label: CONTACT },
  { to: paths.privacy, label: PRIVACY },
];

/** The footer: navigation, calendar and feeds, social links and the copyright line. */
function Footer() {
  const settings = useFrameSettings();
  return (
    <footer className={`section ${styles.footer}`}>
      <div className={`soft ${styles.brand}`}>
        <Logo />
        <p className={`display small-title ${styles.name}`}>{site.name}</p>
        <p>{site.tagline}</p>
        <p>
          <PhoneNumbers text={settings.phone} />
        </p>
        {LanguageLinks && (
          <p className="row">
            <LanguageLinks />
          </p>
        )}
      </div>
      <nav aria-label={FOOTER}>
        <ul>
          {LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          <li>
            <a href={BASE + followPaths.feed}>{NEWS_FEED}</a>
          </li>
          <li>
            <FollowButton className="text-button" />
          </li>
        </ul>
      </nav>
      <ul aria-label={SOCIAL_MEDIA}>
        {SOCIAL.map(
          (name) =>
            settings[name] && (
              <li key={name}>
                <NewTabLink href={settings[name]}>{name}</NewTabLink>
              </li>
            ),
        )}
      </ul>
      <p className={`note ruled ${styles.copyright}`}>{settings.copyright}</p>
    </footer>
  );
}
