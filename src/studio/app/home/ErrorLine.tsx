import { NewTabLink } from '../../../shared/ui/text/NewTabLink';
import { countErrors } from '../../../store/site/overview';
import styles from './Overview.module.css';
import { useBackgroundRead } from '../../ui/background';

/** Where Google groups the errors, for the owner of the project. */
const CONSOLE = `https://console.cloud.google.com/errors?project=${import.meta.env.VITE_FIREBASE_PROJECT_ID}`;

/** Says that visitors saw errors since yesterday; nothing if they saw none (product 32.2). */
export function ErrorLine({ version }: { readonly version: unknown }) {
  const errors = useBackgroundRead(countErrors, version) ?? 0;
  if (errors === 0) return null;
  return (
    <p className={styles.errors}>
      Visitors saw {errors === 1 ? 'one error' : `${errors} errors`} on this site since yesterday.
      Tell whoever looks after it: <NewTabLink href={CONSOLE}>the errors</NewTabLink>
    </p>
  );
}
