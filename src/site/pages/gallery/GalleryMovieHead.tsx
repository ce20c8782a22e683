import { Link } from 'react-router-dom';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { languageOf } from '../../../shared/text/text';
import { paths } from '../../../content/paths/paths';
import type { GalleryMovie } from './gallery.loader';
import styles from './GalleryMovieHead.module.css';

/** Names the movie whose pictures the gallery shows, and leads back to all (product 8.6). */
export const GalleryMovieHead = ({ of }: { readonly of: GalleryMovie }) => (
  <div className={styles.head}>
    <p>
      Pictures of{' '}
      <Loaded from={of.movie} waiting="…" failed={() => 'one film'}>
        {(movie) =>
          movie ? (
            <Link to={paths.movie(movie.id)} lang={languageOf(movie.title)} dir="auto">
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
