import { useState } from 'react';
import { readStored, writeStored } from '../../data/browser-storage';
import { useInboxKeys } from './inbox-keys';
import styles from './KeyHelp.module.css';

const SETTING = 'inbox-keys';

const KEYS = [
  ['j, k', 'next and previous message'],
  ['e', 'mark as viewed'],
  ['u', 'mark as new'],
  ['!', 'spam'],
  ['r', 'reply'],
  ['o', 'read more or less'],
  ['x', 'select'],
  ['#', 'delete'],
] as const;

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
      <dl>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input type="checkbox" checked={on} onChange={change} />
        Use these keys in this browser
      </label>
    </details>
  );
}
