import { readSiteVersion } from '../../../store/site/overview';
import styles from './Overview.module.css';
import { useBackgroundRead } from '../../ui/background';

/** Which version of the site is published, for whoever looks after it (product 14.18). */
export default function SiteVersion() {
  const version = useBackgroundRead(readSiteVersion, null);
  return version ? <p className={styles.version}>Version {version}</p> : null;
}
