import { useId } from 'react';
import { ExpandableText } from '../../components/ExpandableText';
import type { Announcement } from '../../domain/announcement';
import { ADMIN_EXCERPT } from '../../domain/limits';
import { MESSAGES } from '../../domain/messages';
import { languageOf } from '../../domain/text';
import { deleteAnnouncement } from '../../services/announcements-admin';
import { CardPicture } from '../CardPicture';
import { EntryCard } from '../EntryCard';
import type { PlaceInList } from '../EntryList';
import styles from '../EntryCard.module.css';
import { useDelete } from '../useDelete';

interface AnnouncementItemProps extends Pick<PlaceInList, 'expanded' | 'onToggle'> {
  readonly announcement: Announcement;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}

/** One announcement. What an old one lacks is left blank. */
export function AnnouncementItem({
  announcement,
  expanded,
  onToggle,
  onEdit,
  onDeleted,
}: AnnouncementItemProps) {
  const headingId = useId();
  const { key, title, subtitle, description, picture } = announcement;
  const name = title || 'Untitled';
  const removal = useDelete({
    question: 'Delete this announcement?',
    thing: name,
    done: MESSAGES.announcementDeleted,
    failed: MESSAGES.announcementNotDeleted,
    remove: () => deleteAnnouncement(announcement),
    onDeleted,
  });

  return (
    <EntryCard
      id={key}
      {...{ headingId, name, onEdit, removal }}
      picture={<CardPicture picture={picture} />}
    >
      {subtitle && (
        <p className={styles.line} lang={languageOf(subtitle)} dir="auto">
          {subtitle}
        </p>
      )}
      <ExpandableText
        text={description}
        limit={ADMIN_EXCERPT}
        expanded={expanded}
        onToggle={onToggle}
        describedBy={headingId}
      />
    </EntryCard>
  );
}
