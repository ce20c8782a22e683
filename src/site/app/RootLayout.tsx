import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { markPageRendered } from '../../shared/data/page-shown';
import { restoreScrollPosition } from '../../shared/data/scroll-position';
import { isGuarded, isPreviewed } from './discover-admin';
import { Footer } from './Footer';
import { NavBar } from './NavBar';
import styles from './RootLayout.module.css';

/** The frame of every page: navigation bar and footer, except in the admin area (product 2.4, 29.21). */
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
        Skip to content
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

/** Moves the focus to the content of a new page, where a browser's own navigation would put it. */
function useFocusAfterNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  // Before the effects of the new page, which may move the focus further.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}
