import { useState } from 'react';
import { Link } from 'react-router-dom';
import { HELP_PATH } from '../../../content/paths/admin-paths';
import { readStored, writeStored } from '../../../shared/data/browser-storage';
import { KeyList, INBOX_KEYS } from '../../ui/keys';
import { HELP_LINK_ID, useInboxKeys } from './inbox-keys';
import styles from './KeyHelp.module.css';

const SETTING = 'inbox-keys';

/** Names the keys of the inbox, and switches them on and off in this browser (product 16.23). */
export function KeyHelp() {
  const [on, setOn] = useState(() => readStored('localStorage', SETTING) !== 'off');
  useInboxKeys(on);
  const change = () => {
    setOn(!on);
    writeStored('localStorage', SETTING, on ? 'off' : null);
  };

  return (
    <details className={styles.help}>
      <summary>Keyboard</summary>
      <KeyList keys={INBOX_KEYS} />
      <label>
        <input type="checkbox" checked={on} onChange={change} />
        Use these keys in this browser
      </label>{' '}
      <Link id={HELP_LINK_ID} to={HELP_PATH} className={styles.more}>
        More help
      </Link>
    </details>
  );
}
