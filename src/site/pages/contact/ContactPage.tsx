import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ContactDetails } from '../../../content/settings/ui/ContactDetails';
import { usePageHead } from '../../../content/meta/use-page-head';
import { ownLanguage } from '../../../content/locale/language';
import { paths } from '../../../content/paths/paths';
import { useContactSettings } from '../../../content/settings/use-contact-settings';
import { ContactForm, SentNotice } from './ContactForm';
import styles from './ContactPage.module.css';
import { ArrowIcon } from '../../../shared/ui/icons';
import { NewTabLink } from '../../../shared/ui/text';
import { mapEmbedUrl, mapLink } from '../../../shared/text/web-address';
import { useNearViewport } from '../../components/hooks';
import {
  MAP,
  mapTitle,
  OPEN_IN_GOOGLE_MAPS,
  SCRIPTS_AND_STREETS,
} from '../../../shared/words/contact';
import { CONTACT } from '../../../shared/words/frame';

/** Contact: the form, the ways to reach the company, and a map. */
export function ContactPage() {
  const [sent, setSent] = useState(false);
  const desk = useRef<HTMLDivElement>(null);
  const contact = useContactSettings();
  usePageHead(CONTACT, ({ pageHead }, path) => pageHead(path), paths.contact);

  const writeAgain = () => {
    flushSync(() => setSent(false));
    desk.current?.querySelector('input')?.focus();
  };

  return (
    <div className="section first">
      <header className={`row between ends ${styles.head}`}>
        <h1 className="huge">{CONTACT}</h1>
        <p className="large">{SCRIPTS_AND_STREETS}</p>
      </header>
      <div className={`row ${styles.spread}`}>
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

/** The distance from the viewport at which the map begins to load. */
const NEAR = '200px';

/**
 * The embedded map. A drawing is shown until it has loaded; if it cannot load, the link and the
 * address remain (security.md T63).
 */
function OfficeMap({ place }: { readonly place: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useNearViewport(frame, NEAR, true);
  const [loaded, setLoaded] = useState(false);

  return (
    <section className={styles.map} aria-labelledby="map">
      <h2 id="map" className="visually-hidden">
        {MAP}
      </h2>
      <div ref={frame} className={styles.frame}>
        <img src="/map-drawing.svg" alt="" width={1200} height={500} />
        {wanted && (
          <iframe
            className={loaded ? undefined : styles.loading}
            title={mapTitle(place)}
            src={mapEmbedUrl(place, ownLanguage().code)}
            allowFullScreen
            // It also fires for the browser's own error page.
            onLoad={() => setLoaded(navigator.onLine)}
          />
        )}
      </div>
      <NewTabLink className={`link ${styles.link}`} href={mapLink(place)}>
        {OPEN_IN_GOOGLE_MAPS} <ArrowIcon />
      </NewTabLink>
    </section>
  );
}
