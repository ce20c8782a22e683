import styles from './GuardFallback.module.css';

/** What stands on the screen while the guard asks (SPEC §2). */
export const GuardFallback = () => (
  <p className={styles.fallback} role="status">
    Loading...
  </p>
);
