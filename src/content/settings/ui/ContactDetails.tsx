import { mailLink } from '../../../shared/text/web-address';
import type { Section } from '../settings';
import { languageOf } from '../../../shared/text/text';
import { PhoneNumbers } from './PhoneNumbers';
import styles from './ContactDetails.module.css';
import { ADDRESS, EMAIL, PHONE, PRESS, RIGHTS } from '../../../shared/words/contact';

interface ContactDetailsProps {
  readonly contact: Section<'contact'>;
}

export function ContactDetails({ contact: { phone, email, address } }: ContactDetailsProps) {
  const [company, ...lines] = address.split('\n');
  return (
    <div className={styles.details}>
      <section>
        <h2>{PHONE}</h2>
        <PhoneNumbers className={`display link ${styles.number}`} text={phone} />
      </section>
      <section>
        <h2>{EMAIL}</h2>
        <a className={`display link ${styles.number}`} href={mailLink(email)}>
          {email}
        </a>
      </section>
      <section>
        <h2>{ADDRESS}</h2>
        <address className="large">
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

/** The contacts for the press and for rights; a blank contact is not rendered. */
export function PressContacts({ contacts }: { readonly contacts: Section<'press'> }) {
  const { pressContact, rightsContact } = contacts;
  return (
    <div className={`columns few ${styles.press}`}>
      {pressContact && <Contact title={PRESS} text={pressContact} />}
      {rightsContact && <Contact title={RIGHTS} text={rightsContact} />}
    </div>
  );
}

const Contact = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <section>
    <h3 className="note">{title}</h3>
    <address>
      {text.split('\n').map((line, index) => (
        <span key={index} lang={languageOf(line)} dir="auto">
          <Line text={line.trim()} />
        </span>
      ))}
    </address>
  </section>
);

function Line({ text }: { readonly text: string }) {
  if (/^[^@\s]+@[^@\s]+$/.test(text)) return <a href={mailLink(text)}>{text}</a>;
  return <PhoneNumbers text={text} />;
}
