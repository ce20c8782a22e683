import { Link, NavLink } from 'react-router-dom';
import { addPath, adminPaths, listPath } from '../../../content/paths/admin-paths';
import { paths } from '../../../content/paths/paths';
import { ArrowIcon, CloseIcon, MenuIcon } from '../../../shared/ui/icons/icons';
import { Logo } from '../../../shared/ui/icons/Logo';
import { useMenu } from '../../../shared/ui/hooks/useMenu';
import styles from './AdminSidebar.module.css';
import { useMessageCounts } from '../../screens/inbox/message-counts';
import { SECTIONS } from './sections';
import { SignOutButton } from './SignOutButton';

/** The links of the admin area; on a phone a bar on top with a menu. */
export function AdminSidebar() {
  const { open, button, toggle, close, closeOnEscape } = useMenu();

  return (
    <header
      className={[styles.sidebar, open && styles.open].filter(Boolean).join(' ')}
      onKeyDown={closeOnEscape}
    >
      <Link to={adminPaths.home} className={styles.brand} onClick={close}>
        <Logo />
        Admin
      </Link>
      <SignOutButton className={styles.signOut} />
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="admin-menu"
        aria-label={open ? 'Close menu' : 'Open menu'}
        onClick={toggle}
      >
        {open ? <CloseIcon /> : <MenuIcon />}
      </button>
      <nav id="admin-menu" className={styles.menu} aria-label="Admin">
        {SECTIONS.map(({ to, label, entries, end = false }) => (
          <div key={to} className={styles.area}>
            <NavLink to={to} end={end} onClick={close}>
              {label} {to === adminPaths.contact && <NewMessages />}
            </NavLink>
            {entries && (
              <>
                <Link to={addPath(to)} className={styles.part} onClick={close}>
                  Add <span className="visually-hidden">{entries.one}</span>
                </Link>
                <Link to={listPath(to)} className={styles.part} onClick={close}>
                  All <span className="visually-hidden">{entries.all}</span>
                </Link>
              </>
            )}
          </div>
        ))}
        <Link to={paths.home} className={styles.site}>
          View site <ArrowIcon />
        </Link>
      </nav>
    </header>
  );
}

/** How many messages wait; nothing while there are none. */
function NewMessages() {
  const waiting = useMessageCounts().counts?.new;
  return waiting ? (
    <span className={styles.count}>
      {waiting} <span className="visually-hidden">new</span>
    </span>
  ) : null;
}
