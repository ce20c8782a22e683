import { useId } from 'react';
import { ExpandableText } from '../../components/ExpandableText';
import { isNested, type GalleryImage } from '../../domain/gallery-image';
import { ADMIN_EXCERPT } from '../../domain/limits';
import { languageOf } from '../../domain/text';
import { deleteGalleryImage } from '../../services/gallery-admin';
import { CardPicture } from '../CardPicture';
import { EntryCard } from '../EntryCard';
import type { PlaceInList } from '../EntryList';
import styles from '../EntryCard.module.css';
import { useDelete } from '../useDelete';
import { galleryList } from './gallery.loader';

interface GalleryItemProps extends Pick<PlaceInList, 'expanded' | 'onToggle'> {
  readonly image: GalleryImage;
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}

/** An image with its words. One from an older collection says where it is stored. */
export function GalleryItem({
  image,
  name,
  expanded,
  onToggle,
  onEdit,
  onDeleted,
}: GalleryItemProps) {
  const headingId = useId();
  const { path, picture, subtitle, description } = image;
  const removal = useDelete({
    question: 'Delete this image?',
    thing: name,
    done: 'Image deleted from the gallery.',
    failed: 'Error deleting the image.',
    remove: () => galleryList.afterWrite(deleteGalleryImage(image)),
    onDeleted,
  });

  return (
    <EntryCard
      id={path}
      {...{ headingId, name, onEdit, removal }}
      picture={<CardPicture picture={picture} />}
    >
      {subtitle && (
        <p className={styles.line} lang={languageOf(subtitle)} dir="auto">
          {subtitle}
        </p>
      )}
      {description && (
        <ExpandableText
          text={description}
          limit={ADMIN_EXCERPT}
          expanded={expanded}
          onToggle={onToggle}
          describedBy={headingId}
        />
      )}
      {picture.alt && picture.alt !== name && (
        <p className={styles.soft} lang={languageOf(picture.alt)} dir="auto">
          {picture.alt}
        </p>
      )}
      {isNested(image) && <p className={styles.soft}>Stored at {path}</p>}
    </EntryCard>
  );
}
