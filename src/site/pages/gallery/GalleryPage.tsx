import { Link, useLoaderData } from 'react-router-dom';
import { Loaded, LoadFailure } from '../../../shared/ui/Loaded';
import { ShowMore } from '../../../shared/ui/ShowMore';
import { useBackgroundImport } from '../../../shared/ui/hooks';
import { useOverlay } from '../../components/overlays/useOverlay';
import { usePageHead } from '../../../content/meta/use-page-head';
import type { GalleryData, GalleryMovie } from './gallery.loader';
import styles from './GalleryGrid.module.css';
import { GalleryGrid, tilesOf, tileStyle, useReturnToTile } from './GalleryGrid';
import { GALLERY_SKELETONS } from '../../../shared/limits';
import { languageOf } from '../../../shared/text/text';
import { paths } from '../../../content/paths/paths';
import { GALLERY } from '../../../shared/words/frame';
import {
  ALL_PICTURES,
  LOADING_PICTURES,
  MISSING_FILM,
  NO_PICTURES,
  NO_PICTURES_OF_FILM,
  ONE_FILM,
  PICTURES_NOUN,
  PICTURES_OF,
  THE_GALLERY,
} from '../../../shared/words/gallery';
import { UNTITLED } from '../../../shared/words/lists';

const loadLightbox = () => import('./Lightbox');

/** The gallery: a grid of pictures that open in a lightbox. */
export function GalleryPage() {
  const { page, list, part, linked, movie } = useLoaderData<GalleryData>();
  const overlay = useOverlay('picture');
  const lightbox = useBackgroundImport(loadLightbox, overlay.shown);
  useReturnToTile(overlay.shown);
  usePageHead(
    GALLERY,
    async ({ findOpenedEntry, pageHead, pictureHead }, shown) => {
      const image = await findOpenedEntry(
        ({ path }) => path === shown,
        list,
        () => linked?.image,
      );
      return image ? pictureHead(image) : pageHead(paths.gallery);
    },
    overlay.shown,
  );

  return (
    <div className={`section first ${movie ? styles.moviePage : ''}`}>
      <h1 className="section-title">{GALLERY}</h1>
      {movie && <GalleryMovieHead key={movie.id} of={movie} />}
      <Loaded
        from={list}
        waiting={<GallerySkeleton />}
        failed={(retry) => <LoadFailure what={THE_GALLERY} retry={retry} />}
      >
        {(pages) => (
          <>
            {pages.entries.length > 0 ? (
              <>
                <GalleryGrid images={pages.entries} onOpen={overlay.open} />
                <ShowMore pages={pages} part={part} page={page} noun={PICTURES_NOUN} />
              </>
            ) : (
              <p className="empty">{movie ? NO_PICTURES_OF_FILM : NO_PICTURES}</p>
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

/** Nine empty tiles while the gallery loads. */
function GallerySkeleton() {
  const tiles = tilesOf(PLACEHOLDERS);
  return (
    <div role="status" aria-label={LOADING_PICTURES}>
      <div className={`row ${styles.grid}`} aria-hidden="true">
        {tiles.map((tile, position) => (
          <div key={position} className="skeleton" style={tileStyle(tile)} />
        ))}
      </div>
    </div>
  );
}

/** The movie whose pictures are shown, and a link to all pictures. */
const GalleryMovieHead = ({ of }: { readonly of: GalleryMovie }) => (
  <div className={`row between ${styles.movieHead}`}>
    <p className="small-title">
      {PICTURES_OF}{' '}
      <Loaded from={of.movie} waiting="…" failed={() => ONE_FILM}>
        {(movie) =>
          movie ? (
            <Link to={paths.movie(movie.id)} lang={languageOf(movie.title)} dir="auto">
              {movie.title || UNTITLED}
            </Link>
          ) : (
            MISSING_FILM
          )
        }
      </Loaded>
    </p>
    <Link className="button" to={paths.gallery}>
      {ALL_PICTURES}
    </Link>
  </div>
);
