import { useEffect, useState } from 'react';
import { Photo } from '../../../components/cards/Photo';
import type { Picture } from '../../../domain/pictures/picture';
import { firstLetter } from '../../../domain/text/text';
import { posterOf } from '../../../services/movies/posters';
import type { ListedMovie } from '../fields/movie-choices';
import styles from './Options.module.css';

/** So long a movie is offered before its poster is read, in ms: not while somebody types. */
const PAUSE_MS = 200;

/** The poster of a movie that is offered, or its first letter; each is read once. */
export function MoviePoster({ movie: { key, title } }: { readonly movie: ListedMovie }) {
  const [poster, setPoster] = useState<Picture>();
  useEffect(() => {
    const pause = setTimeout(() => void posterOf(key).then(setPoster), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [key]);

  return (
    <span className={`letter-tile ${styles.poster}`} aria-hidden="true">
      <Photo
        picture={poster && { ...poster, alt: '' }}
        sizes="3rem"
        fallback={<span>{firstLetter(title)}</span>}
      />
    </span>
  );
}
