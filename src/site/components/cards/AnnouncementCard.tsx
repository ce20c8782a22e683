import { useId, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../content/paths/paths';
import type { Announcement } from '../../../content/announcement/announcement';
import { timeAdded } from '../../../content/announcement/time-added';
import { formatDay } from '../../../company/company-clock';
import { languageOf } from '../../../shared/text/text';
import { useNear } from '../hooks/useNear';
import styles from './AnnouncementCard.module.css';
import { ExpandableText } from '../../../shared/ui/text/ExpandableText';
import { Photo } from '../../../shared/ui/Photo';
import { fitWords } from '../../../shared/ui/text/fit-words';

interface AnnouncementCardProps {
  readonly announcement: Announcement;
  /** Characters of the description shown while the card is collapsed. */
  readonly limit: number;
  readonly urgent: boolean;
  readonly expanded: boolean;
  readonly onToggle: () => void;
  /** What can be done with the announcement, given the id of its heading. */
  readonly actions?: ((headingId: string) => ReactNode) | undefined;
}

/** A fifth less than a phone of few pixels has: the next file is three times as large. */
const SIZES = [
  '(width < 40rem) and (resolution < 2dppx) 74vw',
  '(width < 40rem) 92vw',
  '(width < 64rem) 46vw',
  '20rem',
].join(', ');

/** From there its picture is asked for; a browser by itself begins up to three screens before. */
const NEAR = '400px';

/** An announcement with its picture, titles and text (product 6.2). */
export function AnnouncementCard({
  announcement,
  limit,
  urgent,
  expanded,
  onToggle,
  actions,
}: AnnouncementCardProps) {
  const headingId = useId();
  const card = useRef<HTMLLIElement>(null);
  const isNear = useNear(card, NEAR) || urgent;
  const { key, title, subtitle, description, picture } = announcement;
  const added = timeAdded(key);

  return (
    <li ref={card} className={styles.card} id={key}>
      <Photo
        picture={isNear ? picture : undefined}
        urgent={urgent}
        sizes={SIZES}
        className={styles.picture}
        fallback={<div className={`${styles.picture} ${styles.blank}`} />}
      />
      <h3 id={headingId} {...fitWords(title)}>
        <Link to={paths.announcement(key)}>{title || 'Untitled'}</Link>
      </h3>
      {subtitle && (
        <p className={styles.subtitle} lang={languageOf(subtitle)} dir="auto">
          {subtitle}
        </p>
      )}
      {added && (
        <p className={styles.added}>
          <time dateTime={added.toISOString()}>{formatDay(added)}</time>
        </p>
      )}
      <ExpandableText
        text={description}
        limit={limit}
        expanded={expanded}
        onToggle={onToggle}
        describedBy={headingId}
      />
      {actions?.(headingId)}
    </li>
  );
}
