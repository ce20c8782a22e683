import { Outlet, Link, NavLink } from 'react-router-dom';
import { useEffect } from 'react';
import '../../studio.css';
import '../../forms.css';
import '../../../shared/ui/overlays.css';
import '../../../shared/ui/fields/fields.css';
import styles from './AdminLayout.module.css';
import {
  MessageCountsContext,
  useLiveCounts,
  useMessageCounts,
} from '../../screens/inbox/message-counts';
import {
  addPath,
  adminPaths,
  listPath,
  ANNOUNCEMENTS_PATH,
  BANNERS_PATH,
  HELP_PATH,
  TEAM_PATH,
} from '../../../content/paths/admin-paths';
import { paths } from '../../../content/paths/paths';
import { ArrowIcon, CloseIcon, MenuIcon, Logo } from '../../../shared/ui/icons';
import { useMenu } from '../../../shared/ui/hooks';
import { useSubmit } from '../../../shared/ui/useSubmit';
import { signOut } from '../../../store/session/session';
import { notify } from '../../ui/notify';
import { dismissOutside } from '../../ui/notify-outside';
import { Toasts } from '../../ui/Toasts';
import { ConfirmProvider, useConfirm } from '../../ui/useConfirm';
import { discardQuestion } from '../../form/state/discard-question';
import { deleteAllDrafts } from '../../form/state/drafts';
import { clearUnsaved, restoreUnsaved } from '../../ui/unsaved-changes';
import { SessionWatch } from '../../session/SessionWatch';
import { SearchBehindContext, useVisitTasks } from './useVisitTasks';
import { Button } from '../../ui/parts';

/** The layout of the admin area: the sidebar and, to its right, the content. */
export function AdminLayout() {
  return (
    <MessageCountsContext value={useLiveCounts()}>
      <div className={styles.layout}>
        <AdminSidebar />
        <div className={styles.content}>
          <Outlet />
        </div>
      </div>
    </MessageCountsContext>
  );
}

/** The navigation of the admin area; on a phone, a bar with a menu. */
function AdminSidebar() {
  const { open, button, toggle, close, closeOnEscape } = useMenu();

  return (
    <header
      className={[styles.sidebar, open && styles.open].filter(Boolean).join(' ')}
      onKeyDown={closeOnEscape}
    >
      <Link
        to={adminPaths.home}
        className={`display small-title brand ${styles.brand}`}
        onClick={close}
      >
        <Logo />
        Admin
      </Link>
      <SignOutButton className={`strong ${styles.signOut}`} />
      <Button
        ref={button}
        className={`icon-button ${styles.toggle}`}
        aria-expanded={open}
        aria-controls="admin-menu"
        aria-label={open ? 'Close menu' : 'Open menu'}
        onClick={toggle}
      >
        {open ? <CloseIcon /> : <MenuIcon />}
      </Button>
      <nav id="admin-menu" className={styles.menu} aria-label="Admin">
        {SECTIONS.map(({ to, label, entries, end = false }) => (
          <div key={to} className={styles.area}>
            <NavLink to={to} end={end} onClick={close}>
              {label} {to === adminPaths.contact && <NewMessages />}
            </NavLink>
            {entries && (
              <>
                <Link to={addPath(to)} className={`soft ${styles.part}`} onClick={close}>
                  Add <span className="visually-hidden">{entries.one}</span>
                </Link>
                <Link to={listPath(to)} className={`soft ${styles.part}`} onClick={close}>
                  All <span className="visually-hidden">{entries.all}</span>
                </Link>
              </>
            )}
          </div>
        ))}
        <Link to={paths.home} className={`soft ${styles.site}`}>
          View site <ArrowIcon />
        </Link>
      </nav>
    </header>
  );
}

/** The number of new messages. Renders nothing without new messages. */
function NewMessages() {
  const count = useMessageCounts().counts?.new;
  return count ? (
    <span className={`numbers strong ${styles.count}`}>
      {count} <span className="visually-hidden">new</span>
    </span>
  ) : null;
}

interface Section {
  readonly to: string;
  readonly label: string;
  /** Completes the visually hidden labels "Add a movie" and "All movies". */
  readonly entries?: { readonly one: string; readonly all: string };
  /** Whether the link is only current on this page, not on pages below it. */
  readonly end?: boolean;
}

/** The links of the admin area in their order. */
export const SECTIONS: readonly Section[] = [
  { to: adminPaths.home, label: 'Homepage', end: true },
  { to: adminPaths.movies, label: 'Movies', entries: { one: 'a movie', all: 'movies' } },
  { to: adminPaths.videos, label: 'Videos', entries: { one: 'a video', all: 'videos' } },
  {
    to: ANNOUNCEMENTS_PATH,
    label: 'Announcements',
    entries: { one: 'an announcement', all: 'announcements' },
  },
  { to: BANNERS_PATH, label: 'Banners', entries: { one: 'banners', all: 'banners' } },
  { to: adminPaths.gallery, label: 'Gallery', entries: { one: 'images', all: 'images' } },
  { to: adminPaths.events, label: 'Events', entries: { one: 'an event', all: 'events' } },
  { to: adminPaths.contact, label: 'Contact' },
  { to: adminPaths.settings, label: 'Settings' },
  { to: adminPaths.coming, label: 'Coming up' },
  { to: adminPaths.trash, label: 'Trash' },
  { to: adminPaths.export, label: 'Export' },
  { to: TEAM_PATH, label: 'Team' },
  { to: HELP_PATH, label: 'Help' },
];

/**
 * Signs out, after which SessionWatch leaves the admin area; asks first if drafts of this browser
 * would be discarded.
 */
function SignOutButton({ className }: { readonly className?: string | undefined }) {
  const confirm = useConfirm();
  const { submit, pending } = useSubmit(signOutAndDiscard);

  const onClick = async () => {
    const question = discardQuestion();
    if (!question || (await confirm(question))) await submit();
  };

  return (
    <Button className={className} pending={pending} onClick={() => void onClick()}>
      Sign out
    </Button>
  );
}

async function signOutAndDiscard(): Promise<void> {
  // Otherwise the end of the session would ask for another sign-in because of unsaved changes.
  clearUnsaved();
  try {
    await signOut();
  } catch (error) {
    restoreUnsaved();
    notify.failure('You could not be signed out. Nothing was discarded.', error);
    throw error;
  }
  deleteAllDrafts();
}

/** The frame of all guarded screens: dialogs, messages and the session check. */
export function AdminFrame() {
  useEffect(dismissOutside, []);
  const isSearchBehind = useVisitTasks();
  useRefusedDrops();
  return (
    <SearchBehindContext value={isSearchBehind}>
      <ConfirmProvider>
        <SessionWatch />
        <Outlet />
        <Toasts />
      </ConfirmProvider>
    </SearchBehindContext>
  );
}

/**
 * Prevents the browser from opening a file that is dropped next to a field. Text can still be
 * dropped into text fields.
 */
function useRefusedDrops(): void {
  useEffect(() => {
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);
}

function refuse(event: DragEvent) {
  const { defaultPrevented, dataTransfer, target } = event;
  const isText = !dataTransfer?.types.includes('Files');
  if (defaultPrevented || (isText && target instanceof Element && target.matches(':read-write'))) {
    return;
  }
  event.preventDefault();
  if (dataTransfer) dataTransfer.dropEffect = 'none';
}
