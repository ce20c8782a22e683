/** The field of the alternative text in a language other than the first. */
export type AltTranslation = `alt_${string}`;

/** The field of the share picture in a language other than the first. */
export type ShareTranslation = `share_${string}`;

/**
 * A stored picture. `src` suffices to show it; the other fields are for reserving space, a
 * placeholder color and smaller files.
 */
export interface Picture {
  readonly src: string;
  /** The alternative text; '' marks a decorative picture. */
  readonly alt?: string;
  /** The alternative text and share picture in another language of the site: `alt_ml`. */
  readonly [translation: AltTranslation | ShareTranslation]: string | undefined;
  /** The size of the largest file in pixels. */
  readonly width?: number;
  readonly height?: number;
  /** The average color as #rrggbb. */
  readonly color?: string;
  /**
   * The focal point, which stays visible when the picture is cropped, as a CSS position ('30%
   * 70%'); undefined for the centre.
   */
  readonly focus?: string;
  /** The URLs of smaller files of the same picture, by width in pixels. */
  readonly sizes?: Readonly<Record<number, string>>;
  /** The URL of the share picture: a JPEG of 1200 x 630 pixels (product 10.9). */
  readonly share?: string;
}

/** Whether the field of a picture is a share picture, in any language. */
export const isShareName = (name: string): name is 'share' | ShareTranslation =>
  name === 'share' || name.startsWith('share_');

export const withoutSharePictures = (picture: Picture): Picture =>
  Object.keys(picture)
    .filter(isShareName)
    .reduce<Picture>((rest, name) => {
      const { [name]: _share, ...others } = rest;
      return others;
    }, picture);

/** A decorative picture for which no space is reserved. */
export type Backdrop = Pick<Picture, 'src' | 'width' | 'sizes'>;

/** Returns the attribute `srcset`; undefined if there is only one file. */
export function sourceSet({ src, width, sizes }: Picture): string | undefined {
  if (!sizes || !width) return undefined;
  const smaller = Object.entries(sizes).map(([size, url]) => `${url} ${size}w`);
  return [...smaller, `${src} ${width}w`].join(', ');
}

/**
 * The size of a share picture in pixels, which WhatsApp, Facebook and X show uncropped (product
 * 10.9).
 */
export const SHARE_SIZE = { width: 1200, height: 630 };
/** The maximum size of a file that WhatsApp shows in a link preview. */
export const SHARE_MAX_BYTES = 300_000;

/**
 * A phone crops the sides of a banner and should load the middle file at any pixel density. Behind
 * text, the largest file hardly looks better and is three times as large.
 */
const BANNER = [
  '(width < 40rem) and (resolution >= 2.5dppx) 70vw',
  '(width < 40rem) and (resolution >= 1.5dppx) 105vw',
  '(width < 40rem) 200vw',
  '100vw',
].join(', ');

/** The attribute `sizes` of the images that a page shows first. */
export const IMAGE_SIZES = {
  banner: BANNER,
  // Phones with the highest pixel density get a tenth fewer pixels than their screen has, because
  // the next file is three times as large.
  card: '(width < 40rem) 37vw, (width < 64rem) 30vw, 19rem',
  poster: '(width < 48rem) 60vw, 26rem',
  // A phone crops the sides and needs few pixels behind text, and the largest file is three times
  // as large as the middle one.
  backdrop: '(width < 40rem) and (resolution >= 2.5dppx) 85vw, 100vw',
} as const;
