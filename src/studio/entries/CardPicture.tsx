import type { ReactNode } from 'react';
import { Photo } from '../../shared/ui/Photo';
import type { Picture } from '../../shared/pictures/picture';
import styles from './EntryCard.module.css';

interface CardPictureProps {
  readonly picture: Picture | undefined;
  /** Shown in its place if there is none. */
  readonly fallback?: ReactNode;
}

/** The picture of an entry's card; decorative, as the entry's name is beside it (product 22.7). */
export const CardPicture = ({ picture, fallback }: CardPictureProps) => (
  <Photo
    picture={picture && { ...picture, alt: '' }}
    sizes="(width < 40rem) 92vw, 20rem"
    className="cover"
    fallback={<div className={`cover ${styles.tile}`}>{fallback}</div>}
  />
);
