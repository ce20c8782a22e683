import styles from './KeyList.module.css';
import type { Keys } from './keys';

/** A list of keys with what they do. */
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
