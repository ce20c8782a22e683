import { Photo } from '../../../shared/ui/Photo';
import type { Picture } from '../../../shared/pictures/picture';
import styles from './History.module.css';
import { TextChange } from './TextChange';

interface PictureChangeProps {
  readonly before: Picture | undefined;
  readonly after: Picture | undefined;
  /** Whether the files of the one before are no longer kept. */
  readonly isGone: boolean;
  /** What stands for a picture that is missing. */
  readonly missing: string;
}

/** Two versions of a picture side by side, and what else of it differs. */
export function PictureChange({ before, after, isGone, missing }: PictureChangeProps) {
  const isOther = before?.src !== after?.src;
  return (
    <>
      {isOther && (
        <div className={styles.pictures}>
          <Version name="Before" picture={before} missing={missing} isGone={isGone} />
          <Version name="After" picture={after} missing={missing} />
        </div>
      )}
      {before && after && before.alt !== after.alt && (
        <Detail name="What it shows" before={before.alt} after={after.alt} />
      )}
      {before && after && before.focus !== after.focus && (
        <Detail name="Focal point" before={before.focus ?? CENTRE} after={after.focus ?? CENTRE} />
      )}
    </>
  );
}

const CENTRE = '50% 50%';

interface VersionProps {
  readonly name: string;
  readonly picture: Picture | undefined;
  readonly missing: string;
  readonly isGone?: boolean;
}

const Version = ({ name, picture, missing, isGone = false }: VersionProps) => (
  <figure className={styles.version}>
    <figcaption>{name}</figcaption>
    {picture && !isGone ? (
      <Photo
        picture={{ ...picture, alt: picture.alt || `The picture ${name.toLowerCase()}` }}
        sizes="(width < 40rem) 45vw, 16rem"
        className={styles.picture}
        fallback={<p>The file is no longer there.</p>}
      />
    ) : (
      <p>{picture ? 'The file is no longer kept.' : missing}</p>
    )}
  </figure>
);

interface DetailProps {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const Detail = ({ name, before, after }: DetailProps) => (
  <>
    <p className={styles.detail}>{name}</p>
    <TextChange before={before} after={after} missing="Nothing" />
  </>
);
