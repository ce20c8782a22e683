import { useId } from 'react';
import { imageName, isNested, type GalleryImage } from '../../content/image/image';
import { paths } from '../../paths';
import { locationOf } from '../../firebase/entries/kinds';
import { deleteEntry } from '../../services/store/trash';
import { CardPicture } from '../kit/entries/CardPicture';
import { EntryCard } from '../kit/entries/EntryCard';
import styles from '../kit/entries/EntryCard.module.css';
import type { ListItemProps } from '../kit/entries/EntryList';
import { StoredText } from '../kit/entries/StoredText';
import { useDelete } from '../kit/entries/useDelete';
import { useUnpublish } from '../kit/entries/useUnpublish';
import { galleryList } from './gallery.loader';

interface GalleryItemProps {
  readonly image: GalleryImage;
  readonly item: ListItemProps;
}

/** An image with its texts. */
export function GalleryItem({ image, item }: GalleryItemProps) {
  const headingId = useId();
  const { path, picture, subtitle, description } = image;
  const name = imageName(image, item.position);
  const deletion = useDelete({
    question: 'Delete this image?',
    thing: name,
    isFinal: isNested(image),
    done: 'Image deleted successfully!',
    failed: 'Error deleting image!',
    shown: { entry: image, at: locationOf('image', image) },
    remove: () => deleteEntry('image', image),
    list: galleryList,
    item,
  });
  const unpublishing = useUnpublish({
    kind: 'image',
    entry: image,
    thing: name,
    list: galleryList,
    item,
  });

  return (
    <EntryCard
      {...{ id: path, headingId, name, subtitle, description, item, deletion, unpublishing }}
      at={locationOf('image', image)}
      picture={<CardPicture picture={picture} />}
      viewPath={paths.picture(path)}
      above={item.order}
    >
      {picture.alt !== name && <StoredText className={styles.soft} text={picture.alt} />}
    </EntryCard>
  );
}
