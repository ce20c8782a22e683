import { useEffect, useRef, useState, type CSSProperties } from 'react';
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

/** The target aspect ratio (width / height) of a row on each screen (GalleryGrid.module.css). */
const ROW_RATIO = { phone: 1.9, tablet: 3.2, wide: 4.6 };

/** The layout of a picture on each screen. */
type TileOnScreens = Readonly<Record<keyof typeof ROW_RATIO, Tile>>;

/** Pictures of all aspect ratios in justified rows, ordered from left to right. */
export function GalleryGrid({ images, onOpen }: GalleryGridProps) {
  const tiles = tilesOf(images.map(({ picture }) => picture));
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
 * Returns whether no picture can be shown: none has loaded in time, or all of the first ones have
 * failed. A single failed picture may have been deleted.
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
  readonly tile: TileOnScreens | undefined;
}

function GalleryTile({ image, position, tile, onOpen, onLoad, onError }: GalleryTileProps) {
  const { path, picture, title, subtitle } = image;
  const name = imageName(image, position);

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
          sizes={tile ? sizesOf(tile) : '100vw'}
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

/**
 * Returns the attribute `sizes`: a share of the viewport's width, or of the page's maximum width.
 */
function sizesOf({ phone, tablet, wide }: TileOnScreens): string {
  const part = ({ share }: Tile, whole: number) => (share * whole).toFixed(1);
  return [
    `(width < 40rem) ${part(phone, 96)}vw`,
    `(width < 64rem) ${part(tablet, 96)}vw`,
    `(width < 105rem) min(${part(wide, 96)}vw, ${part(wide, 76)}rem)`,
    `${part(wide, 104)}rem`,
  ].join(', ');
}

/** The number of pictures that are visible at first on most screens. */
const EAGER = 4;

/** Returns the element id of an image's tile. */
const tileId = (path: string) => `picture:${path}`;

/**
 * Returns the size of a tile in its row, reserved before its picture has loaded. The style sheet
 * selects the width for the screen, so that a served view has the rows of every screen.
 */
export function tileStyle(tile: TileOnScreens): CSSProperties {
  const { phone, tablet, wide } = tile;
  const widths = {
    '--phone': widthOf(phone),
    '--tablet': widthOf(tablet),
    '--wide': widthOf(wide),
  };
  return { ...widths, aspectRatio: phone.ratio };
}

/**
 * Returns slightly less than the share, so that rounding never wraps the last tile to the next row.
 */
const widthOf = ({ share, gaps }: Tile): string =>
  `calc((100% - ${gaps} * var(--gap)) * ${share.toFixed(5)} - 0.02px)`;

/**
 * Returns the layouts of the pictures. Each page has its own rows, so that earlier tiles never
 * move.
 */
export function tilesOf(pictures: readonly Picture[]): readonly TileOnScreens[] {
  const ratios = pictures.map(tileRatio);
  const pages = Array.from({ length: Math.ceil(ratios.length / GALLERY_PER_PAGE) }, (_, page) =>
    ratios.slice(page * GALLERY_PER_PAGE, (page + 1) * GALLERY_PER_PAGE),
  );
  return pages.flatMap((page) => {
    const [tablet, wide] = [
      justifiedRows(page, ROW_RATIO.tablet),
      justifiedRows(page, ROW_RATIO.wide),
    ];
    return justifiedRows(page, ROW_RATIO.phone).map((phone, position) => ({
      phone,
      tablet: tablet[position] ?? phone,
      wide: wide[position] ?? phone,
    }));
  });
}

/** When the lightbox closes, moves the focus to the tile of the picture that was shown last. */
export function useReturnToTile(shown: string | null): void {
  const last = useRef<string>(null);

  useEffect(() => {
    if (shown === null && last.current !== null) {
      document.getElementById(tileId(last.current))?.focus();
    }
    last.current = shown;
  }, [shown]);
}
