import styles from './GuardFallback.module.css';

/**
 * What stands on the screen while the guard asks, if the site is opened behind it. Any other first
 * page is shown when it is there (main.tsx); until then index.html has a loader of its own.
 */
export const GuardFallback = () => (
  <main className={styles.guard}>
    <p role="status">Loading...</p>
  </main>
);
