import { useId, useState, type ReactNode } from 'react';
import { BASE } from '../../../content/locale/language';
import { townIn, townInAddress } from '../../../content/calendar/town';
import { followPaths } from '../../../content/paths/follow-paths';
import { languageOf } from '../../../shared/text/text';
import { Modal } from '../../../shared/ui/Modal';
import { NewTabLink } from '../../../shared/ui/text';
import {
  ADDRESS,
  ADDRESS_COPIED,
  ADDRESS_NOT_COPIED,
  ALL_DATES,
  ALL_EVENTS,
  COPY_ADDRESS,
  DATES_FOLLOW,
  townEventsLabel,
  FOLLOW_IN_CALENDAR,
  HOW_COPY,
  HOW_COPY_IN_APP,
  HOW_GOOGLE,
  HOW_OUTLOOK,
  HOW_WEBCAL,
  THIS_DEVICE,
  WHICH_DATES,
} from '../../../shared/words/follow';
import { CopyOutcome, useCopy } from './copy-address';
import styles from './FollowDialog.module.css';
import { isInApp } from './in-app-browser';

interface FollowDialogProps {
  /** The places of the events on the page; undefined if the page shows more than events. */
  readonly places: readonly string[] | undefined;
  readonly onClose: () => void;
}

/**
 * Lists the ways to follow the dates of the site in a calendar, with a description of each. An
 * in-app browser cannot open a calendar, so the address is copied instead.
 */
export function FollowDialog({ places, onClose }: FollowDialogProps) {
  const heading = useId();
  const towns = townsIn(places ?? []);
  const [path, setPath] = useState<string>(
    places ? followPaths.eventsCalendar : followPaths.calendar,
  );
  const { host, origin } = window.location;
  const url = origin + BASE + path;
  const webcal = `webcal://${host}${BASE}${path}`;
  const { copy, outcome } = useCopy(url);
  const inApp = isInApp(navigator.userAgent);
  const copying = (
    <button type="button" className="button" onClick={copy}>
      {COPY_ADDRESS}
    </button>
  );

  return (
    <Modal labelledBy={heading} onClose={onClose} className={`dialog ${styles.dialog}`}>
      <div className={styles.content}>
        <h2 id={heading} className={`small-title ${styles.title}`}>
          {FOLLOW_IN_CALENDAR}
        </h2>
        <p className="soft below">{DATES_FOLLOW}</p>
        <label className={styles.which}>
          {WHICH_DATES}
          <select className="control" value={path} onChange={({ target }) => setPath(target.value)}>
            <option value={followPaths.calendar}>{ALL_DATES}</option>
            <option value={followPaths.eventsCalendar}>{ALL_EVENTS}</option>
            {towns.map(([address, town]) => (
              <option
                key={address}
                value={followPaths.townCalendar(address)}
                lang={languageOf(town)}
              >
                {townEventsLabel(town)}
              </option>
            ))}
          </select>
        </label>
        {inApp ? (
          <ul className={styles.ways}>
            <Way how={HOW_COPY_IN_APP}>{copying}</Way>
          </ul>
        ) : (
          <ul className={styles.ways}>
            <Way how={HOW_WEBCAL}>
              <a className="button" href={webcal}>
                {THIS_DEVICE}
              </a>
            </Way>
            <Way how={HOW_GOOGLE}>
              <NewTabLink
                className="button"
                href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
              >
                Google Calendar
              </NewTabLink>
            </Way>
            <Way how={HOW_OUTLOOK}>
              <NewTabLink
                className="button"
                href={`https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}`}
              >
                Outlook
              </NewTabLink>
            </Way>
            <Way how={HOW_COPY}>{copying}</Way>
          </ul>
        )}
        <CopyOutcome
          url={url}
          outcome={outcome}
          className={styles.outcome}
          words={{ label: ADDRESS, copied: ADDRESS_COPIED, refused: ADDRESS_NOT_COPIED }}
          onClose={onClose}
        />
      </div>
    </Modal>
  );
}

const Way = ({ how, children }: { readonly how: string; readonly children: ReactNode }) => (
  <li>
    {children}
    <p className="note">{how}</p>
  </li>
);

/** Returns the towns of the places, sorted by name, each with its form in addresses. */
const townsIn = (places: readonly string[]) =>
  [...new Map(places.map(townIn).map((town) => [townInAddress(town), town]))]
    .filter(([address]) => address !== '')
    .toSorted(([, a], [, b]) => a.localeCompare(b));
