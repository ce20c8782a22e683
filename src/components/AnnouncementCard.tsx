import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import type { Announcement } from '../domain/announcement';
import { languageOf } from '../domain/text';
import styles from './AnnouncementCard.module.css';
import { ExpandableText } from './ExpandableText';
import { Photo } from './Photo';

interface AnnouncementCardProps {
  readonly announcement: Announcement;
  /** Characters of the description shown while the card is closed. */
  readonly limit: number;
  readonly urgent: boolean;
  readonly expanded: boolean;
  readonly onToggle: () => void;
}

/** An announcement with its picture, titles and text (SPEC §2). */
export function AnnouncementCard({
  announcement,
  limit,
  urgent,
  expanded,
  onToggle,
}: AnnouncementCardProps) {
  const headingId = useId();
  const { key, title, subtitle, description, picture } = announcement;

  return (
    <li className={styles.card} id={key}>
      <Photo
        picture={picture}
        urgent={urgent}
        sizes="(width < 40rem) 92vw, (width < 64rem) 46vw, 20rem"
        className={styles.picture}
        fallback={<div className={`${styles.picture} ${styles.blank}`} />}
      />
      <h3 id={headingId} lang={languageOf(title)}>
        <Link to={paths.announcement(key)}>{title || 'Untitled'}</Link>
      </h3>
      {subtitle && (
        <p className={styles.subtitle} lang={languageOf(subtitle)}>
          {subtitle}
        </p>
      )}
      <ExpandableText
        text={description}
        limit={limit}
        expanded={expanded}
        onToggle={onToggle}
        describedBy={headingId}
      />
    </li>
  );
}
