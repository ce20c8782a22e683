/**
 * A stored picture (product 10.9). `src` is enough to show it; the other fields are for reserving
 * space, a placeholder colour and smaller files.
 */
export interface Picture {
  readonly src: string;
  /** Alternative text; '' marks a decorative picture. */
  readonly alt?: string;
  /** The size of the largest file in pixels. */
  readonly width?: number;
  readonly height?: number;
  /** Average colour as #rrggbb. */
  readonly color?: string;
  /**
   * What stays in view where the picture is cropped, as a CSS position ('30% 70%'); the centre
   * without it.
   */
  readonly focus?: string;
  /** The URLs of smaller files of the same picture, by width in pixels. */
  readonly sizes?: Readonly<Record<number, string>>;
  /** The URL of the picture for link previews: a JPEG of 1200 x 630 pixels (product 10.9). */
  readonly share?: string;
}

/** A decorative picture that takes up no space of its own. */
export type Backdrop = Pick<Picture, 'src' | 'width' | 'sizes'>;

/** Returns the value of the `srcset` attribute; undefined if there is only one file. */
export function sourceSet({ src, width, sizes }: Picture): string | undefined {
  if (!sizes || !width) return undefined;
  const smaller = Object.entries(sizes).map(([size, url]) => `${url} ${size}w`);
  return [...smaller, `${src} ${width}w`].join(', ');
}

/** The size of a share picture, in pixels: what WhatsApp, Facebook and X show in full (product 10.9). */
export const SHARE_SIZE = { width: 1200, height: 630 };
/** WhatsApp shows no larger ones beside a link. */
export const SHARE_MAX_BYTES = 300_000;
