import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ContactDetails } from '../../../content/settings/ui/ContactDetails';
import { usePageTitle } from '../../../content/usePageTitle';
import { useContactSettings } from '../../../content/settings/use-contact-settings';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';
import { OfficeMap } from './OfficeMap';
import { SentNotice } from './SentNotice';

/** Contact: the form, the ways to reach the company, and a map (product 9.1). */
export function ContactPage() {
  const [sent, setSent] = useState(false);
  const desk = useRef<HTMLDivElement>(null);
  const contact = useContactSettings();
  usePageTitle('Contact');

  const writeAgain = () => {
    flushSync(() => setSent(false));
    desk.current?.querySelector('input')?.focus();
  };

  return (
    <div className="section first">
      <header className={styles.head}>
        <h1>Contact</h1>
        <p>
          Scripts, screenings, a street we should film, a cinema that is closing: tell us. Two
          people read everything that arrives here.
        </p>
      </header>
      <div className={styles.spread}>
        <div ref={desk} className={styles.desk}>
          {sent ? (
            <SentNotice onAgain={writeAgain} />
          ) : (
            <ContactForm onSent={() => setSent(true)} />
          )}
        </div>
        <ContactDetails contact={contact} />
      </div>
      {contact.mapQuery && <OfficeMap place={contact.mapQuery} />}
    </div>
  );
}
