import { mailLink } from '../domain/mail-link';
import { phoneHref } from '../domain/phone';
import type { PressSettings } from '../domain/settings';
import { languageOf } from '../domain/text';
import styles from './PressContacts.module.css';

/** Who answers to the press, and about rights (product 31.3); a blank one is left out. */
export function PressContacts({ contacts }: { readonly contacts: PressSettings }) {
  const { pressContact, rightsContact } = contacts;
  return (
    <div className={styles.contacts}>
      {pressContact && <Contact title="Press" text={pressContact} />}
      {rightsContact && <Contact title="Rights and screenings" text={rightsContact} />}
    </div>
  );
}

const Contact = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <section>
    <h3>{title}</h3>
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
  if (/^\+?[\d\s().-]{6,}$/.test(text)) return <a href={phoneHref(text)}>{text}</a>;
  return text;
}
