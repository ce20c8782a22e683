import { useId } from 'react';
import type { Announcement } from '../../content/announcement/announcement';
import { paths } from '../../paths';
import { locationOf } from '../../firebase/entries/kinds';
import { deleteEntry } from '../../services/store/trash';
import { CardPicture } from '../kit/entries/CardPicture';
import { EntryCard } from '../kit/entries/EntryCard';
import type { ListItemProps } from '../kit/entries/EntryList';
import { useDelete } from '../kit/entries/useDelete';
import { useUnpublish } from '../kit/entries/useUnpublish';
import { ADMIN_MESSAGES } from '../messages';

interface AnnouncementItemProps {
  readonly announcement: Announcement;
  readonly item: ListItemProps;
}

/** One announcement. What an old one lacks is left blank. */
export function AnnouncementItem({ announcement, item }: AnnouncementItemProps) {
  const headingId = useId();
  const { key, title, subtitle, description, picture } = announcement;
  const name = title || 'Untitled';
  const deletion = useDelete({
    question: 'Delete this announcement?',
    thing: name,
    done: ADMIN_MESSAGES.announcementDeleted,
    failed: ADMIN_MESSAGES.announcementNotDeleted,
    shown: { entry: announcement, at: locationOf('announcement', announcement) },
    remove: () => deleteEntry('announcement', announcement),
    item,
  });
  const unpublishing = useUnpublish({
    kind: 'announcement',
    entry: announcement,
    thing: name,
    item,
  });

  return (
    <EntryCard
      {...{ id: key, headingId, name, subtitle, description, item, deletion, unpublishing }}
      at={locationOf('announcement', announcement)}
      nextOf="announcement"
      picture={<CardPicture picture={picture} />}
      viewPath={paths.announcement(key)}
    />
  );
}
