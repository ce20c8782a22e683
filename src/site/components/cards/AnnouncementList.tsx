import { useId, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Announcement } from '../../../content/announcement/announcement';
import { timeInKey } from '../../../content/base/time-keys';
import { useExpandedId, ExpandableText } from '../../../shared/ui/ExpandableText';
import styles from './AnnouncementList.module.css';
import { paths } from '../../../content/paths/paths';
import { formatDay } from '../../../content/locale/company-clock';
import { languageOf } from '../../../shared/text/text';
import { useLinkedCard, useNearViewport } from '../hooks';
import { Photo } from '../../../shared/ui/Photo';
import { fitWords, MixedText } from '../../../shared/ui/text';
import { LOADING_ANNOUNCEMENTS } from '../../../shared/words/announcements';
import { UNTITLED } from '../../../shared/words/lists';

/** A list of cards, one of them expanded at a time. */
export interface CardListProps<T> {
  readonly entries: readonly T[];
  /** The number of pictures that are visible at first. */
  readonly urgent?: number;
  /** The number of characters of a description in a collapsed card. */
  readonly limit: number;
  /** The id or key of the entry in the URL, which is expanded, scrolled into view and focused. */
  readonly linked?: string | undefined;
  /** Returns the buttons of a card. */
  readonly actions?: (entry: T, headingId: string) => ReactNode;
}

/** Announcement cards, one expanded at a time. */
export function AnnouncementList({
  entries,
  limit,
  urgent = 0,
  linked,
  actions,
}: CardListProps<Announcement>) {
  const { expandedId, toggle } = useExpandedId(linked);
  useLinkedCard(linked);

  return (
    <ul className="card-grid">
      {entries.map((announcement, position) => (
        <AnnouncementCard
          key={announcement.key}
          entry={announcement}
          limit={limit}
          urgent={position < urgent}
          expanded={expandedId === announcement.key}
          onToggle={() => toggle(announcement.key)}
          actions={actions && ((headingId) => actions(announcement, headingId))}
        />
      ))}
    </ul>
  );
}

export const AnnouncementListSkeleton = ({ count }: { readonly count: number }) => (
  <div role="status" aria-label={LOADING_ANNOUNCEMENTS}>
    <div className="card-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className={`skeleton ${styles.placeholder}`} />
      ))}
    </div>
  </div>
);

export interface CardProps<T> extends Pick<CardListProps<T>, 'limit'> {
  readonly entry: T;
  readonly urgent: boolean;
  readonly expanded: boolean;
  readonly onToggle: () => void;
  readonly actions: ((headingId: string) => ReactNode) | undefined;
}

/**
 * On a phone with a low resolution, a fifth less than the actual width, because the next larger
 * file has three times the bytes.
 */
const SIZES = [
  '(width < 40rem) and (resolution < 2dppx) 74vw',
  '(width < 40rem) 92vw',
  '(width < 64rem) 46vw',
  '20rem',
].join(', ');

/**
 * The distance from the viewport at which a picture is requested, because lazy loading in browsers
 * starts three screens in advance.
 */
const NEAR = '400px';

/** An announcement with its picture, titles and text. */
function AnnouncementCard({
  entry,
  limit,
  urgent,
  expanded,
  onToggle,
  actions,
}: CardProps<Announcement>) {
  const headingId = useId();
  const card = useRef<HTMLLIElement>(null);
  const isNear = useNearViewport(card, NEAR) || urgent;
  const { key, title, subtitle, description, picture } = entry;
  const added = timeInKey(key);

  return (
    <li ref={card} className={`card expands ${styles.card}`} id={key}>
      <Photo
        picture={isNear ? picture : undefined}
        urgent={urgent}
        sizes={SIZES}
        className={`cover ${styles.picture}`}
        fallback={<div className={`cover ${styles.picture} ${styles.blank}`} />}
      />
      <h3 id={headingId} className="fit" {...fitWords(title)}>
        <Link to={paths.announcement(key)} className="title-link">
          <MixedText text={title || UNTITLED} />
        </Link>
      </h3>
      {subtitle && (
        <p className={`accent ${styles.subtitle}`} lang={languageOf(subtitle)} dir="auto">
          <MixedText text={subtitle} />
        </p>
      )}
      {added && (
        <p className={`note ${styles.added}`}>
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
