import { Link } from 'react-router-dom';
import { adminPaths } from '../../../content/paths/admin-paths';
import { usePageTitle } from '../../../content/usePageTitle';
import { KeyList, COMMON_KEYS, INBOX_KEYS } from '../../ui/keys';
import page from '../../ui/Page.module.css';
import styles from './HelpPage.module.css';
import { SCREENS } from './screens';

const COMING = <Link to={adminPaths.coming}>Coming up</Link>;
const TRASH = <Link to={adminPaths.trash}>Trash</Link>;

/** What each screen is for, how to undo, where drafts are, and the keys (product 14.19). */
export function HelpPage() {
  usePageTitle('Help');
  return (
    <div className={styles.help}>
      <h1 className={page.title}>Help</h1>
      <section aria-labelledby="screens">
        <h2 id="screens">What each screen is for</h2>
        <dl className={styles.screens}>
          {SCREENS.map(({ to, name, what }) => (
            <div key={to}>
              <dt>
                <Link to={to}>{name}</Link>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="undo">
        <h2 id="undo">How to undo</h2>
        <ul>
          <li>
            A message that something was done has a button “Undo” where it can be undone. It stays
            for ten seconds after a deletion, and longer after a change of several entries.
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
      <section aria-labelledby="drafts">
        <h2 id="drafts">Where drafts are</h2>
        <ul>
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
      <section aria-labelledby="keys">
        <h2 id="keys">Keys</h2>
        <KeyList keys={COMMON_KEYS} />
        <h3>In the list of messages</h3>
        <KeyList keys={INBOX_KEYS} />
      </section>
    </div>
  );
}
