import { useId } from 'react';
import type { HeroBanner } from '../../content/banner/banner';
import { bannerName } from '../../domain/entries/banner-name';
import { placeOnLanding } from './place-on-landing';
import { HERO_BANNERS_ON_LANDING } from '../../domain/limits';
import { paths } from '../../paths';
import { locationOf } from '../../firebase/entries/kinds';
import { deleteEntry } from '../../services/store/trash';
import { CardPicture } from '../kit/entries/CardPicture';
import { EntryCard } from '../kit/entries/EntryCard';
import styles from '../kit/entries/EntryCard.module.css';
import type { ListItemProps } from '../kit/entries/EntryList';
import { useDelete } from '../kit/entries/useDelete';
import { useUnpublish } from '../kit/entries/useUnpublish';
import { ADMIN_MESSAGES } from '../messages';

interface BannerItemProps {
  readonly banner: HeroBanner;
  readonly item: ListItemProps;
}

/** A banner with its texts, and whether visitors see it. */
export function BannerItem({ banner, item }: BannerItemProps) {
  const headingId = useId();
  const { id, picture, line, link } = banner;
  const name = bannerName(banner, item.position);
  const deletion = useDelete({
    question: 'Delete this banner?',
    thing: name,
    isFinal: true,
    done: ADMIN_MESSAGES.bannerDeleted,
    failed: ADMIN_MESSAGES.bannerNotDeleted,
    shown: { entry: banner, at: locationOf('banner', banner) },
    remove: () => deleteEntry('banner', banner),
    item,
  });
  const unpublishing = useUnpublish({
    kind: 'banner',
    entry: banner,
    thing: name,
    item,
  });

  return (
    <EntryCard
      {...{ id, headingId, name, item, deletion, unpublishing }}
      at={locationOf('banner', banner)}
      nextOf="banner"
      subtitle={line}
      picture={<CardPicture picture={picture} />}
      above={item.order}
      viewPath={item.position < HERO_BANNERS_ON_LANDING ? paths.home : undefined}
    >
      {link && <p className={styles.soft}>{link}</p>}
      <p className={item.position < HERO_BANNERS_ON_LANDING ? styles.mark : styles.soft}>
        {placeOnLanding(item.position)}
      </p>
    </EntryCard>
  );
}
