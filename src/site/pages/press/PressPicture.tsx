import { NewTabLink } from '../../../shared/ui/text/NewTabLink';
import { Photo } from '../../../shared/ui/Photo';
import type { Picture } from '../../../shared/pictures/picture';
import { languageOf } from '../../../shared/text/text';
import styles from './PressPictures.module.css';

interface PressPictureProps {
  readonly picture: Picture;
  readonly name: string;
  readonly credit: string;
}

/** A picture with its name and credit line, and a link to its largest file. */
export function PressPicture({ picture, name, credit }: PressPictureProps) {
  const { width, height, src } = picture;
  return (
    <li className={styles.picture}>
      <figure>
        <Photo
          // Its name is below.
          picture={{ ...picture, alt: '' }}
          sizes="(width < 40rem) 92vw, 20rem"
          className={styles.photo}
          fallback={<div className={styles.photo} />}
        />
        <figcaption>
          <span className={styles.name} lang={languageOf(name)} dir="auto">
            {name}
          </span>
          <span className={styles.small} dir="auto">
            {credit}
          </span>
          <NewTabLink className={styles.file} href={src}>
            Open the file
            {width && height ? ` (${width} × ${height})` : ''}
            <span className="visually-hidden">: {name}</span>
          </NewTabLink>
        </figcaption>
      </figure>
    </li>
  );
}
