/**
 * A stored picture. `src` always works on its own; the rest lets a page reserve the space,
 * tint it while it loads and fetch a smaller file on a small screen.
 */
export interface Picture {
  readonly src: string;
  /** Words for people who cannot see it; an empty string marks a decorative picture. */
  readonly alt?: string;
  /** Pixels of the largest file. */
  readonly width?: number;
  readonly height?: number;
  /** Dominant colour as #rrggbb. */
  readonly color?: string;
  /** Narrower files of the same picture, by their width in pixels. */
  readonly sizes?: Readonly<Record<number, string>>;
}

/** The value of an image's `srcset`; undefined when there is one file only. */
export function sourceSet({ src, width, sizes }: Picture): string | undefined {
  if (!sizes || !width) return undefined;
  const narrower = Object.entries(sizes).map(([size, url]) => `${url} ${size}w`);
  return [...narrower, `${src} ${width}w`].join(', ');
}
