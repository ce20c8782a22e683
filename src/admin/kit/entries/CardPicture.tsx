import { Photo } from '../../../components/cards/Photo';
import type { Picture } from '../../../domain/pictures/picture';
import styles from './EntryCard.module.css';

/** The picture of an entry's card; decorative, as the entry's name is beside it (product 22.7). */
export const CardPicture = ({ picture }: { readonly picture: Picture | undefined }) => (
  <Photo
    picture={picture && { ...picture, alt: '' }}
    sizes="(width < 40rem) 92vw, 20rem"
    className={styles.picture}
    fallback={<div className={styles.picture} />}
  />
);
