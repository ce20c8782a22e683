import { useLocation } from 'react-router-dom';
import { PageLoader } from '../components/PageLoader';
import { isGuarded } from './discover-admin';
import styles from './FirstLoad.module.css';

/** What stands on the screen until the first page is there; behind the guard, while it asks. */
export const FirstLoad = () =>
  isGuarded(useLocation().pathname) ? (
    <main className={styles.guard}>
      <p role="status">Loading...</p>
    </main>
  ) : (
    <PageLoader />
  );
