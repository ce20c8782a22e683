import { useId } from 'react';
import type { HeroBanner } from '../../domain/hero-banner';
import { MESSAGES } from '../../domain/messages';
import { languageOf } from '../../domain/text';
import { deleteBanner } from '../../services/hero-banners-admin';
import { CardPicture } from '../CardPicture';
import { EntryCard } from '../EntryCard';
import styles from '../EntryCard.module.css';
import { useDelete } from '../useDelete';

interface BannerItemProps {
  readonly banner: HeroBanner;
  readonly name: string;
  /** It is one of those that the landing page shows. */
  readonly isShown: boolean;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}

/** A banner with what it says, and whether visitors see it. */
export function BannerItem({ banner, name, isShown, onEdit, onDeleted }: BannerItemProps) {
  const headingId = useId();
  const { id, picture, line, link } = banner;
  const removal = useDelete({
    question: 'Delete this banner?',
    thing: name,
    done: MESSAGES.bannerDeleted,
    failed: MESSAGES.bannerNotDeleted,
    remove: () => deleteBanner(banner),
    onDeleted,
  });

  return (
    <EntryCard
      {...{ id, headingId, name, onEdit, removal }}
      picture={<CardPicture picture={picture} />}
    >
      {line && (
        <p className={styles.line} lang={languageOf(line)} dir="auto">
          {line}
        </p>
      )}
      {link && <p className={styles.soft}>{link}</p>}
      <p className={isShown ? styles.mark : styles.soft}>
        {isShown ? 'On the landing page' : 'Not shown: the landing page shows the newest three'}
      </p>
    </EntryCard>
  );
}
