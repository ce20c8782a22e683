import { Link, useLoaderData } from 'react-router-dom';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { ShowMore } from '../../../shared/ui/loading/ShowMore';
import { useBackgroundImport } from '../../../shared/ui/hooks/useBackgroundImport';
import { useOverlay } from '../../components/overlays/useOverlay';
import { usePageTitle } from '../../../content/meta/page-title';
import type { GalleryData, GalleryMovie } from './gallery.loader';
import styles from './GalleryGrid.module.css';
import { GalleryGrid, tileStyle, useReturnToTile, useTiles } from './GalleryGrid';
import { GALLERY_SKELETONS } from '../../../shared/limits';
import { languageOf } from '../../../shared/text/text';
import { paths } from '../../../content/paths/paths';

const loadLightbox = () => import('./Lightbox');

/** The gallery (product 8.4): a grid of pictures that open in a lightbox. */
export function GalleryPage() {
  const { page, list, part, linked, movie } = useLoaderData<GalleryData>();
  const overlay = useOverlay('picture');
  const lightbox = useBackgroundImport(loadLightbox, overlay.shown);
  useReturnToTile(overlay.shown);
  usePageTitle('Gallery');

  return (
    <div className={`section first ${movie ? styles.moviePage : ''}`}>
      <h1 className="section-title">Gallery</h1>
      {movie && <GalleryMovieHead key={movie.id} of={movie} />}
      <Loaded
        from={list}
        waiting={<GallerySkeleton />}
        failed={(retry) => <LoadFailure what="The gallery" retry={retry} />}
      >
        {(pages) => (
          <>
            {pages.entries.length > 0 ? (
              <>
                <GalleryGrid images={pages.entries} onOpen={overlay.open} />
                <ShowMore pages={pages} part={part} page={page} noun="pictures" />
              </>
            ) : (
              <p className="empty">
                {movie
                  ? 'There are no pictures of this film yet.'
                  : 'There are no pictures here yet.'}
              </p>
            )}
            {lightbox && (
              <lightbox.PictureOverlay
                images={pages.entries}
                linked={linked}
                overlay={overlay}
                onEnd={
                  pages.hasMore ? () => overlay.extend(pages.failed ? page : page + 1) : undefined
                }
              />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

/** Aspect ratios of typical pictures. */
const SHAPES = [
  { width: 3, height: 2 },
  { width: 2, height: 3 },
  { width: 16, height: 9 },
];

const PLACEHOLDERS = Array.from({ length: GALLERY_SKELETONS }, (_, n) => ({
  src: '',
  ...SHAPES[n % SHAPES.length],
}));

/** Nine empty tiles while the gallery loads (product 8.3). */
function GallerySkeleton() {
  const tiles = useTiles(PLACEHOLDERS);
  return (
    <div role="status" aria-label="Loading pictures">
      <div className={styles.grid} aria-hidden="true">
        {tiles.map((tile, position) => (
          <div key={position} className="skeleton" style={tileStyle(tile)} />
        ))}
      </div>
    </div>
  );
}

/** The movie whose pictures are shown, and a link to all pictures (product 8.6). */
const GalleryMovieHead = ({ of }: { readonly of: GalleryMovie }) => (
  <div className={styles.movieHead}>
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
