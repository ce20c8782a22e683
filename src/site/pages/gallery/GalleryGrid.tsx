import { useEffect, useRef, useState, useSyncExternalStore, type CSSProperties } from 'react';
import { PICTURE_ICON, Icon } from '../../../shared/ui/icons';
import { Photo, type PhotoProps } from '../../../shared/ui/Photo';
import { imageName, type GalleryImage } from '../../../content/image/image';
import { GALLERY_PER_PAGE, PICTURES_TIMEOUT_MS } from '../../../shared/limits';
import { justifiedRows, tileRatio, type Tile } from '../../../shared/pictures/justified-rows';
import { languageOf } from '../../../shared/text/text';
import { MixedText } from '../../../shared/ui/text';
import { useTimeLimit } from '../../components/hooks';
import styles from './GalleryGrid.module.css';
import type { Picture } from '../../../shared/pictures/picture';
import { PICTURES_UNREACHABLE } from '../../../shared/words/gallery';

interface GalleryGridProps {
  readonly images: readonly GalleryImage[];
  readonly onOpen: (path: string) => void;
}

/** Pictures of all aspect ratios in justified rows, ordered from left to right. */
export function GalleryGrid({ images, onOpen }: GalleryGridProps) {
  const tiles = useTiles(images.map(({ picture }) => picture));
  const { isWithoutPictures, onLoad, onError } = useLoadedPictures(images.length);
  return (
    <>
      {isWithoutPictures && (
        <p role="status" className="below">
          {PICTURES_UNREACHABLE}
        </p>
      )}
      <ul className={`row ${styles.grid}`}>
        {images.map((image, position) => (
          <GalleryTile
            key={image.path}
            image={image}
            position={position}
            tile={tiles[position]}
            {...{ onOpen, onLoad, onError }}
          />
        ))}
      </ul>
    </>
  );
}

/**
 * Finds out whether no picture can be shown (product 8.4): none has loaded in time, or all of the first
 * pictures have failed. A single failed picture may have been deleted.
 */
function useLoadedPictures(count: number) {
  const [hasLoaded, setLoaded] = useState(false);
  const [failed, setFailed] = useState(0);
  const [isLate, setLate] = useState(false);
  useTimeLimit(hasLoaded, PICTURES_TIMEOUT_MS, () => setLate(true));
  const haveAllFailed = count > 1 && failed >= Math.min(EAGER, count);
  return {
    isWithoutPictures: !hasLoaded && (isLate || haveAllFailed),
    onLoad: () => setLoaded(true),
    onError: () => setFailed((before) => before + 1),
  };
}

interface GalleryTileProps
  extends Pick<GalleryGridProps, 'onOpen'>, Required<Pick<PhotoProps, 'onLoad' | 'onError'>> {
  readonly image: GalleryImage;
  readonly position: number;
  readonly tile: Tile | undefined;
}

function GalleryTile({ image, position, tile, onOpen, onLoad, onError }: GalleryTileProps) {
  const { path, picture, title, subtitle } = image;
  const name = imageName(image, position);
  const share = tile?.share ?? 1;

  return (
    <li style={tile && tileStyle(tile)}>
      <button
        type="button"
        id={tileId(path)}
        className={`filled ${styles.tile}`}
        aria-haspopup="dialog"
        onClick={() => onOpen(path)}
      >
        <Photo
          picture={{ ...picture, alt: '' }}
          // A share of the viewport width, or of the page's maximum width.
          sizes={`(width < 105rem) min(${(share * 96).toFixed(1)}vw, ${(share * 76).toFixed(1)}rem), ${(share * 104).toFixed(1)}rem`}
          eager={position < EAGER}
          onLoad={onLoad}
          onError={onError}
          fallback={
            <span className={`letter-tile ${styles.missing}`}>
              <Icon path={PICTURE_ICON} />
            </span>
          }
        />
        <span className={title ? styles.caption : 'visually-hidden'}>
          <span className="display one-line" lang={languageOf(name)} dir="auto">
            <MixedText text={name} />
          </span>
          {subtitle && (
            <span className="note accent one-line" lang={languageOf(subtitle)} dir="auto">
              <MixedText text={subtitle} />
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

/** The number of pictures that are visible at first on most screens. */
const EAGER = 4;

/** Returns the element id of an image's tile. */
const tileId = (path: string) => `picture:${path}`;

/** Returns the size of a tile in its row, reserved before its picture has loaded. */
export function tileStyle({ ratio, share, gaps }: Tile): CSSProperties {
  return {
    // Slightly less than its share, so that rounding never wraps the last tile to the next row.
    width: `calc((100% - ${gaps} * var(--gap)) * ${share} - 0.02px)`,
    aspectRatio: ratio,
  };
}

/** Returns the layout of the pictures. Each page has its own rows, so that earlier tiles never move. */
export function useTiles(pictures: readonly Picture[]): readonly Tile[] {
  const rowRatio = useRowRatio();
  const ratios = pictures.map(tileRatio);
  const pages = Array.from({ length: Math.ceil(ratios.length / GALLERY_PER_PAGE) }, (_, page) =>
    ratios.slice(page * GALLERY_PER_PAGE, (page + 1) * GALLERY_PER_PAGE),
  );
  return pages.flatMap((page) => justifiedRows(page, rowRatio));
}

/** Target aspect ratios (width / height) of a gallery row, widest screens first. */
const BREAKPOINTS = [
  { media: '(width >= 64rem)', rowRatio: 4.6 },
  { media: '(width >= 40rem)', rowRatio: 3.2 },
];
const PHONE_ROW_RATIO = 1.9;

/** Returns the target aspect ratio (width / height) of a gallery row in the current viewport. */
function useRowRatio(): number {
  return useSyncExternalStore(subscribe, () => {
    const breakpoint = BREAKPOINTS.find(({ media }) => matchMedia(media).matches);
    return breakpoint?.rowRatio ?? PHONE_ROW_RATIO;
  });
}

function subscribe(notify: () => void) {
  const queries = BREAKPOINTS.map(({ media }) => matchMedia(media));
  for (const query of queries) query.addEventListener('change', notify);
  return () => {
    for (const query of queries) query.removeEventListener('change', notify);
  };
}

/** Moves the focus to the tile of the last picture shown when the lightbox closes. */
export function useReturnToTile(shown: string | null): void {
  const last = useRef<string>(null);

  useEffect(() => {
    if (shown === null && last.current !== null) {
      document.getElementById(tileId(last.current))?.focus();
    }
    last.current = shown;
  }, [shown]);
}
