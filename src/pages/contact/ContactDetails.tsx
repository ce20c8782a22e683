import { site } from '../../site';
import styles from './ContactPage.module.css';

/** Phone, email and address (SPEC §2). */
export function ContactDetails() {
  const [company, ...lines] = site.address;
  return (
    <div className={styles.details}>
      <section>
        <h2>Phone</h2>
        <a className={styles.large} href={site.phone.href}>
          {site.phone.display}
        </a>
      </section>
      <section>
        <h2>Email</h2>
        <a className={styles.large} href={`mailto:${site.email}`}>
          {site.email}
        </a>
      </section>
      <section>
        <h2>Address</h2>
        <address>
          <strong>{company}</strong>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </section>
    </div>
  );
}
