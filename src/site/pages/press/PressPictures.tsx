import { Link } from 'react-router-dom';
import { useState } from 'react';
import { Loaded, LoadFailure } from '../../../shared/ui/Loaded';
import type { Resource } from '../../../shared/data/resource';
import type { GalleryImage } from '../../../content/image/image';
import { STILLS_IN_PRESS } from '../../../shared/limits';
import type { Movie } from '../../../content/movie/movie';
import { pressFiles, pressZipName, type PressFile } from '../../../content/movie/press';
import { paths } from '../../../content/paths/paths';
import { site } from '../../../company/site';
import styles from './PressPage.module.css';
import { PressSection } from './PressFacts';
import { NewTabLink } from '../../../shared/ui/text';
import { Photo } from '../../../shared/ui/Photo';
import type { Picture } from '../../../shared/pictures/picture';
import { languageOf } from '../../../shared/text/text';
import { saveFile } from '../../../shared/text/save-file';
import { useSubmit } from '../../../shared/ui/useSubmit';
import { LOADING_DOTS } from '../../../shared/words/frame';
import { NO_PICTURES_OF_FILM } from '../../../shared/words/gallery';
import { UNTITLED } from '../../../shared/words/lists';
import { ALL_STILLS, THE_STILLS } from '../../../shared/words/movie';
import {
  courtesyLine,
  DOWNLOAD_ALL,
  FREE_TO_USE,
  NOT_PACKED,
  unreadPicturesText,
  OPEN_FILE,
  PACKING,
  PICTURES,
  posterAlt,
  STILL,
  WIDE_PICTURE,
} from '../../../shared/words/press';

export interface PressPicturesProps {
  readonly movie: Movie;
  readonly stills: Resource<readonly GalleryImage[]>;
}

/**
 * Poster and stills in their stored size, each with the credit line, and a button that downloads
 * all as a ZIP.
 */
export const PressPictures = ({ movie, stills }: PressPicturesProps) => (
  <PressSection id="pictures" title={PICTURES}>
    <Loaded
      from={stills}
      waiting={<p role="status">{LOADING_DOTS}</p>}
      failed={(retry) => (
        <>
          <LoadFailure what={THE_STILLS} retry={retry} />
          <Pictures movie={movie} images={[]} />
        </>
      )}
    >
      {(images) => <Pictures movie={movie} images={images} />}
    </Loaded>
  </PressSection>
);

interface PicturesProps {
  readonly movie: Movie;
  readonly images: readonly GalleryImage[];
}

function Pictures({ movie, images }: PicturesProps) {
  const { id, picture, backdrop } = movie;
  const title = movie.title || UNTITLED;
  const credit = courtesyLine(title, site.name);
  const stills = images.slice(0, STILLS_IN_PRESS);
  const files = pressFiles(
    movie,
    stills.map((still) => still.picture.src),
  );
  if (files.length === 0) return <p className="empty">{NO_PICTURES_OF_FILM}</p>;

  return (
    <>
      <p className="prose below">
        {FREE_TO_USE} {credit}
      </p>
      <PressZip id={id} files={files} credit={credit} />
      <ul className={`columns ${styles.pictures}`}>
        {picture && <PressPicture picture={picture} name={posterAlt(title)} credit={credit} />}
        {backdrop && <PressPicture picture={backdrop} name={WIDE_PICTURE} credit={credit} />}
        {stills.map((still, at) => (
          <PressPicture
            key={still.path}
            picture={still.picture}
            name={still.title || still.picture.alt || `${STILL} ${at + 1}`}
            credit={credit}
          />
        ))}
      </ul>
      {images.length > stills.length && (
        <p className="show-more">
          <Link className="button" to={paths.galleryOf(id)}>
            {ALL_STILLS}
          </Link>
        </p>
      )}
    </>
  );
}

interface PressPictureProps {
  readonly picture: Picture;
  readonly name: string;
  readonly credit: string;
}

/** A picture with its name and credit line, and a link to its largest file. */
function PressPicture({ picture, name, credit }: PressPictureProps) {
  const { width, height, src } = picture;
  return (
    <li className={styles.picture}>
      <figure>
        <Photo
          // Decorative, because its name is shown below.
          picture={{ ...picture, alt: '' }}
          sizes="(width < 40rem) 92vw, 20rem"
          className={styles.photo}
          fallback={<div className={styles.photo} />}
        />
        <figcaption>
          <span lang={languageOf(name)} dir="auto">
            {name}
          </span>
          <span className="note" dir="auto">
            {credit}
          </span>
          <NewTabLink className="text-button" href={src}>
            {OPEN_FILE}
            {width && height ? ` (${width} × ${height})` : ''}
            <span className="visually-hidden">: {name}</span>
          </NewTabLink>
        </figcaption>
      </figure>
    </li>
  );
}

interface PressZipProps {
  readonly id: string;
  readonly files: readonly PressFile[];
  readonly credit: string;
}

/** Downloads all pictures in one file, with the credit line (product 31.4). */
function PressZip({ id, files, credit }: PressZipProps) {
  const [missing, setMissing] = useState(0);
  const { submit, pending, failure } = useSubmit(async () => {
    const { createPressZip } = await import('./press-zip');
    const zip = await createPressZip(files, credit);
    saveFile(zip.file, pressZipName(id));
    setMissing(zip.missing);
  });
  return (
    <div className="row">
      <button
        type="button"
        className="button"
        aria-disabled={pending}
        onClick={() => {
          setMissing(0);
          void submit();
        }}
      >
        {DOWNLOAD_ALL}
      </button>
      <p role="status">
        {pending && PACKING}
        {missing > 0 && unreadPicturesText(missing, files.length)}
      </p>
      {failure && <p role="alert">{NOT_PACKED}</p>}
    </div>
  );
}
