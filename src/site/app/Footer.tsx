import { Link } from 'react-router-dom';
import { Logo } from '../../shared/ui/icons/Logo';
import { NewTabLink } from '../../shared/ui/text/NewTabLink';
import { PhoneNumbers } from '../../content/settings/ui/PhoneNumbers';
import { useFrameSettings } from '../../content/settings/use-frame-settings';
import { site } from '../../company/site';
import { SOCIAL } from '../../content/settings/social';
import styles from './Footer.module.css';
import { paths } from '../../content/paths/paths';

const LINKS = [
  { to: paths.home, label: 'Home' },
  { to: paths.about, label: 'About' },
  { to: paths.announcements, label: 'Announcements' },
  { to: paths.events, label: 'Events' },
  { to: paths.contact, label: 'Contact' },
  { to: paths.privacy, label: 'Privacy' },
];

/** The footer (product 2.8): links, social links and the copyright line. */
export function Footer() {
  const settings = useFrameSettings();
  return (
    <footer className={styles.footer}>
      <div className={styles.brand}>
        <Logo />
        <p className={styles.name}>{site.name}</p>
        <p>{site.tagline}</p>
        <p>
          <PhoneNumbers text={settings.phone} />
        </p>
      </div>
      <nav aria-label="Footer">
        <ul>
          {LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul aria-label="Social media">
        {SOCIAL.map(
          (name) =>
            settings[name] && (
              <li key={name}>
                <NewTabLink href={settings[name]}>{name}</NewTabLink>
              </li>
            ),
        )}
      </ul>
      <p className={styles.copyright}>{settings.copyright}</p>
    </footer>
  );
}
