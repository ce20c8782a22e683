import { Link } from 'react-router-dom';
import {
  adminPaths,
  ANNOUNCEMENTS_PATH,
  BANNERS_PATH,
  HISTORY_PATH,
  NAMES_PATH,
  TEAM_PATH,
} from '../../../content/paths/admin-paths';
import { KeyList, COMMON_KEYS, INBOX_KEYS } from './keys';
import styles from './Help.module.css';
import { PageHeading } from '../../ui/parts';

const COMING = <Link to={adminPaths.coming}>Coming up</Link>;
const TRASH = <Link to={adminPaths.trash}>Trash</Link>;

/** The help page: the purpose of each screen, undoing, drafts and shortcuts. */
export function HelpPage() {
  return (
    <>
      <PageHeading>Help</PageHeading>
      <section className="stack part" aria-labelledby="screens">
        <h2 id="screens" className="small-title">
          What each screen is for
        </h2>
        <dl className={styles.screens}>
          {SCREEN_HELP.map(({ to, name, what }) => (
            <div key={to}>
              <dt>
                <Link to={to} className="link">
                  {name}
                </Link>
              </dt>
              <dd className="soft">{what}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="stack part" aria-labelledby="undo">
        <h2 id="undo" className="small-title">
          How to undo
        </h2>
        <ul className="stack tight marked narrow">
          <li>
            A message that something was done has a button “Undo” where it can be undone. It stays
            for ten seconds after a deletion, longer after a change of several entries, and as long
            as a dialog is open before it. The link beside it leads to where the same can be undone
            later.
          </li>
          <li>What was deleted is in the {TRASH} for 30 days.</li>
          <li>
            “History”, beside the button of a form, has what was there before each change, for 30
            days, and brings back any of it.
          </li>
          <li>
            “Unpublish”, behind “More”, takes an entry off the site and keeps it as a draft. Nothing
            of it is lost.
          </li>
        </ul>
      </section>
      <section className="stack part" aria-labelledby="drafts">
        <h2 id="drafts" className="small-title">
          Where drafts are
        </h2>
        <ul className="stack tight marked narrow">
          <li>
            What you typed and did not send stays in this browser, on this device, for 60 days. Open
            the same form, and it is back. Pictures have to be chosen again. “Sign out” removes it.
          </li>
          <li>
            What you saved as a draft, or for a set time, is in {COMING}, where your colleagues see
            it, too. Visitors do not.
          </li>
        </ul>
      </section>
      <section className="stack part" aria-labelledby="keys">
        <h2 id="keys" className="small-title">
          Keys
        </h2>
        <KeyList keys={COMMON_KEYS} />
        <h3 className="entry-title">In the list of messages</h3>
        <KeyList keys={INBOX_KEYS} />
      </section>
    </>
  );
}

interface ScreenHelp {
  readonly to: string;
  readonly name: string;
  readonly what: string;
}

/** The screens of the admin area and their purposes. */
const SCREEN_HELP: readonly ScreenHelp[] = [
  {
    to: adminPaths.home,
    name: 'Homepage',
    what: 'What needs you now, and what the landing page shows.',
  },
  {
    to: adminPaths.movies,
    name: 'Movies',
    what: 'Films with their pages. Mark one as released when it is in cinemas.',
  },
  {
    to: adminPaths.videos,
    name: 'Videos',
    what: 'Trailers and clips on YouTube, and which of them the landing page shows.',
  },
  {
    to: ANNOUNCEMENTS_PATH,
    name: 'Announcements',
    what: 'News. The landing page shows the newest four.',
  },
  {
    to: BANNERS_PATH,
    name: 'Banners',
    what: 'The large pictures at the top of the landing page, which shows the first three.',
  },
  { to: adminPaths.gallery, name: 'Gallery', what: 'Photos, in the order that you give them.' },
  { to: adminPaths.events, name: 'Events', what: 'Screenings, premieres and meetings.' },
  { to: adminPaths.contact, name: 'Contact', what: 'Messages from visitors.' },
  {
    to: adminPaths.settings,
    name: 'Settings',
    what: 'Phone, address, links and the texts of About; your password.',
  },
  {
    to: adminPaths.coming,
    name: 'Coming up',
    what: 'Drafts, and what is published at a set time.',
  },
  { to: adminPaths.trash, name: 'Trash', what: 'What was deleted in the last 30 days.' },
  { to: HISTORY_PATH, name: 'All changes', what: 'Who changed what, and when.' },
  {
    to: adminPaths.import,
    name: 'Import',
    what: 'Adds or updates many films from a table of Excel.',
  },
  {
    to: NAMES_PATH,
    name: 'Genres, languages and people',
    what: 'Corrects how a name is written in all films at once.',
  },
  { to: adminPaths.export, name: 'Export', what: 'Downloads all that is stored, as one file.' },
  { to: TEAM_PATH, name: 'Team', what: 'Who can use this admin area.' },
];
