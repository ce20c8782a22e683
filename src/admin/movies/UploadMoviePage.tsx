import { Link, useLoaderData } from 'react-router-dom';
import { adminPaths } from '../../app/paths';
import { usePageTitle } from '../../hooks/usePageTitle';
import { MovieEditor } from './MovieEditor';
import styles from './MovieEditor.module.css';
import type { MoviesData } from './movies.loader';

/** The movie upload with an address of its own, outside the admin layout (SPEC §2). */
export function UploadMoviePage() {
  const data = useLoaderData<MoviesData>();
  usePageTitle('Upload Movie');
  return (
    <div className="section first">
      <Link to={adminPaths.home} className={styles.back}>
        To the admin area
      </Link>
      <h1 className={styles.title}>Upload a movie</h1>
      <MovieEditor data={data} />
    </div>
  );
}
