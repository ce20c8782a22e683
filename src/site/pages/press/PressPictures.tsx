import { Link } from 'react-router-dom';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import type { Resource } from '../../../shared/data/resource';
import type { GalleryImage } from '../../../content/image/image';
import { STILLS_IN_PRESS } from '../../../shared/limits';
import type { Movie } from '../../../content/movie/movie';
import { pressFiles } from '../../../content/movie/press';
import { paths } from '../../../content/paths/paths';
import { site } from '../../../company/site';
import { PressPicture } from './PressPicture';
import styles from './PressPictures.module.css';
import { PressZip } from './PressZip';

interface PressPicturesProps {
  readonly movie: Movie;
  readonly stills: Resource<readonly GalleryImage[]>;
}

/** Poster and stills in the stored size, each with the credit line, and all as a ZIP (product 31.4). */
export const PressPictures = ({ movie, stills }: PressPicturesProps) => (
  <section className="section" aria-labelledby="pictures">
    <h2 id="pictures" className="section-title">
      Pictures
    </h2>
    <Loaded
      from={stills}
      waiting={<p role="status">Loading...</p>}
      failed={(retry) => (
        <>
          <LoadFailure what="The stills" retry={retry} />
          <Pictures movie={movie} images={[]} />
        </>
      )}
    >
      {(images) => <Pictures movie={movie} images={images} />}
    </Loaded>
  </section>
);

interface PicturesProps {
  readonly movie: Movie;
  readonly images: readonly GalleryImage[];
}

function Pictures({ movie, images }: PicturesProps) {
  const { id, picture, backdrop } = movie;
  const title = movie.title || 'Untitled';
  const credit = `“${title}”, courtesy of ${site.name}`;
  const stills = images.slice(0, STILLS_IN_PRESS);
  const files = pressFiles(
    movie,
    stills.map((still) => still.picture.src),
  );
  if (files.length === 0) return <p className="empty">There are no pictures of this film yet.</p>;

  return (
    <>
      <p className={styles.credit}>
        Free to use in reports on the film, with the credit line: {credit}
      </p>
      <PressZip id={id} files={files} credit={credit} />
      <ul className={styles.pictures}>
        {picture && <PressPicture picture={picture} name={`Poster of ${title}`} credit={credit} />}
        {backdrop && <PressPicture picture={backdrop} name="Wide picture" credit={credit} />}
        {stills.map((still, at) => (
          <PressPicture
            key={still.path}
            picture={still.picture}
            name={still.title || still.picture.alt || `Still ${at + 1}`}
            credit={credit}
          />
        ))}
      </ul>
      {images.length > stills.length && (
        <p className={styles.more}>
          <Link className="button" to={paths.galleryOf(id)}>
            All stills
          </Link>
        </p>
      )}
    </>
  );
}
