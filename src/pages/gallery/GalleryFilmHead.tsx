import { Link } from 'react-router-dom';
import { Loaded } from '../../components/loading/Loaded';
import { languageOf } from '../../domain/text/text';
import { paths } from '../../paths';
import type { GalleryFilm } from './gallery.loader';
import styles from './GalleryFilmHead.module.css';

/** Names the movie whose pictures the gallery shows, and leads back to all (product 8.6). */
export const GalleryFilmHead = ({ film }: { readonly film: GalleryFilm }) => (
  <div className={styles.head}>
    <p>
      Pictures of{' '}
      <Loaded from={film.movie} waiting="…" failed={() => 'one film'}>
        {(movie) =>
          movie ? (
            <Link to={paths.movie(film.id)} lang={languageOf(movie.title)} dir="auto">
              {movie.title || 'Untitled'}
            </Link>
          ) : (
            'a film that is not here any more'
          )
        }
      </Loaded>
    </p>
    <Link className="button" to={paths.gallery}>
      Show all pictures
    </Link>
  </div>
);
