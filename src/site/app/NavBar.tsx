import { Link, NavLink } from 'react-router-dom';
import { ArrowIcon, CloseIcon, MenuIcon } from '../../shared/ui/icons/icons';
import { Logo } from '../../shared/ui/icons/Logo';
import { useMenu } from '../../shared/ui/hooks/useMenu';
import { useScrolled } from '../components/hooks/useScrolled';
import { site } from '../../company/site';
import styles from './NavBar.module.css';
import { SearchButton } from './SearchButton';
import { paths } from '../../content/paths/paths';

const LINKS = [
  { to: paths.home, label: 'Home' },
  { to: paths.movies, label: 'Movies' },
  { to: paths.videos, label: 'Videos' },
  { to: paths.gallery, label: 'Gallery' },
  { to: paths.about, label: 'About' },
];

/** The navigation bar (product 2.5, 2.7): its links, and a menu of them on small screens. */
export function NavBar() {
  const scrolled = useScrolled();
  const { open, button, toggle, close, closeOnLeaving, closeOnEscape } = useMenu();

  return (
    <header
      className={[styles.bar, scrolled && styles.scrolled, open && styles.open]
        .filter(Boolean)
        .join(' ')}
      data-scrolled={scrolled}
      onBlur={closeOnLeaving}
      onKeyDown={closeOnEscape}
    >
      <Link className={styles.brand} to={paths.home} onClick={close}>
        <Logo />
        {site.name}
      </Link>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="menu"
        aria-label={open ? 'Close menu' : 'Open menu'}
        onClick={toggle}
      >
        {open ? <CloseIcon /> : <MenuIcon />}
      </button>
      <nav id="menu" className={styles.menu} aria-label="Main">
        {LINKS.map(({ to, label }) => (
          <NavLink key={to} to={to} end={to === paths.home} onClick={close}>
            {label}
          </NavLink>
        ))}
        <NavLink to={paths.contact} className={styles.contact ?? ''} onClick={close}>
          Let&apos;s Chat
          <ArrowIcon />
        </NavLink>
      </nav>
      <SearchButton onOpen={close} />
    </header>
  );
}
