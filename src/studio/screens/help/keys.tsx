import styles from './Help.module.css';

/** Shortcut keys and their actions. */
type Keys = readonly (readonly [keys: string, does: string])[];

/** The shortcuts of the inbox. */
export const INBOX_KEYS: Keys = [
  ['j, k', 'next and previous message'],
  ['e', 'mark as viewed'],
  ['u', 'mark as new'],
  ['!', 'spam'],
  ['r', 'reply'],
  ['a', 'mark as answered, or not'],
  ['o', 'read more or less'],
  ['x', 'select'],
  ['#', 'delete'],
  ['?', 'the page of help'],
];

/** The shortcuts of the whole admin area. */
export const COMMON_KEYS: Keys = [
  ['Ctrl+S', 'save a form that has changes (⌘S on a Mac); Enter in a field does not send it'],
  ['Ctrl+V', 'paste a copied picture into the form that you write in (⌘V on a Mac)'],
  ['Ctrl+Z', 'undo what the last message offers to undo (⌘Z on a Mac)'],
  ['Alt+T', 'go to the newest message of the area (Option+T on a Mac), outside of fields'],
  ['Escape', 'close a dialog, a menu or what is suggested'],
  ['↓, ↑, Enter', 'go through what is suggested as you type, and take it'],
  ['← ↑ → ↓', 'on the handle of an entry: move it by one place'],
  ['Home, End', 'on that handle: move it to the first or the last place'],
];

/** A list of shortcuts with their actions. */
export const KeyList = ({ keys }: { readonly keys: Keys }) => (
  <dl className={styles.keys}>
    {keys.map(([key, does]) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
);
