import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { HELP_PATH } from '../../../content/paths/admin-paths';
import { readStored, writeStored } from '../../../shared/data/browser-storage';
import { isTyping, shortcutKey } from '../../../shared/ui/hooks';
import type { MenuAction } from '../../ui/Menu';
import { INBOX_KEYS, KeyList } from '../help/keys';
import styles from './Inbox.module.css';

const SETTING = 'inbox-keys';

/** A list of the shortcuts of the inbox, and the switch for them in this browser. */
export function InboxKeys() {
  const [on, setOn] = useState(() => readStored('localStorage', SETTING) !== 'off');
  useInboxKeys(on);
  const change = () => {
    setOn(!on);
    writeStored('localStorage', SETTING, on ? 'off' : null);
  };

  return (
    <details className="soft">
      <summary>Keyboard</summary>
      <KeyList keys={INBOX_KEYS} />
      <label className="check">
        <input type="checkbox" checked={on} onChange={change} />
        Use these keys in this browser
      </label>{' '}
      <Link id={HELP_LINK_ID} to={HELP_PATH} className={`link ${styles.more}`}>
        More help
      </Link>
    </details>
  );
}

/** The id of the list in which the keys move the focus. */
export const MESSAGE_LIST_ID = 'messages';
/** The id of the link that the key ? opens. */
const HELP_LINK_ID = 'help';

/**
 * The items of each message's menu "More", by the id of the message's heading, because shortcuts
 * work while the menu is closed.
 */
const menus = new Map<string, readonly MenuAction[]>();

/** Registers the menu items of a message for shortcuts. */
export function useMenuKeys(headingId: string, actions: readonly MenuAction[]): void {
  useEffect(() => {
    menus.set(headingId, actions);
    return () => void menus.delete(headingId);
  }, [headingId, actions]);
}

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * The shortcuts of the inbox, active while `on`: j and k move the focus between messages, ? opens
 * the help page. Any other key activates the control or menu item of the focused message that has
 * this shortcut (`aria-keyshortcuts`).
 */
function useInboxKeys(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [on]);
}

function onKey(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || isTyping(target)) return;
  const key = shortcutKey(event);
  const cards = [...document.querySelectorAll<HTMLElement>(`#${MESSAGE_LIST_ID} article`)];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const step = STEPS[key];
  if (step !== undefined) {
    cards[at < 0 ? 0 : at + step]?.focus();
    return;
  }
  const card = cards[at];
  const action = menus
    .get(card?.getAttribute('aria-labelledby') ?? '')
    ?.find(({ shortcut }) => shortcut === key);
  if (action && 'onPress' in action && !action.pending) {
    event.preventDefault();
    return action.onPress();
  }
  const control =
    key === '?'
      ? document.getElementById(HELP_LINK_ID)
      : card?.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
  if (!control || control.getAttribute('aria-disabled') === 'true') return;
  event.preventDefault();
  control.click();
}
