import { mailLink } from '../domain/mail-link';
import { phoneHref } from '../domain/phone';
import type { ContactSettings } from '../domain/settings';
import styles from './ContactDetails.module.css';

interface ContactDetailsProps {
  readonly contact: ContactSettings;
}

/** Phone, email and address (product 9.1). */
export function ContactDetails({ contact: { phone, email, address } }: ContactDetailsProps) {
  const [company, ...lines] = address.split('\n');
  return (
    <div className={styles.details}>
      <section>
        <h2>Phone</h2>
        <a className={styles.large} href={phoneHref(phone)}>
          {phone}
        </a>
      </section>
      <section>
        <h2>Email</h2>
        <a className={styles.large} href={mailLink(email)}>
          {email}
        </a>
      </section>
      <section>
        <h2>Address</h2>
        <address>
          <strong dir="auto">{company}</strong>
          {lines.map((line) => (
            <span key={line} dir="auto">
              {line}
            </span>
          ))}
        </address>
      </section>
    </div>
  );
}
