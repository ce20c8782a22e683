interface TextStyle {
  readonly size: number;
  readonly fill?: string;
  /** font-weight, 100 to 800. */
  readonly weight?: number;
  /** font-stretch in percent, 75 to 125. */
  readonly stretch?: number;
  readonly spacing?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly family?: string;
  /** Further SVG attributes. */
  readonly more?: string;
}

/** The font family of some titles. */
export const SERIF = "'Noto Serif Display','Noto Serif',serif";

/** One line of text with its baseline at y. */
export function letters(text: string, x: number, y: number, style: TextStyle): string {
  const {
    size,
    fill = '#fff',
    weight = 800,
    stretch = 75,
    spacing = 0,
    anchor = 'middle',
    family,
    more = '',
  } = style;
  const font = family ? `font-family:${family};` : '';
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${fill}" style="${font}font-size:${size}px;font-weight:${weight};font-stretch:${stretch}%;letter-spacing:${spacing}px" ${more}>${text}</text>`;
}

/** The credits at the bottom of a poster: the company and a line of the film. */
export function credits(x: number, y: number, fill: string, line: string): string {
  return (
    letters('NILAVU PICTURES', x, y, { size: 19, weight: 600, stretch: 100, spacing: 9, fill }) +
    letters(line, x, y + 32, {
      size: 17,
      weight: 500,
      stretch: 75,
      spacing: 3,
      fill,
      more: 'opacity=".8"',
    })
  );
}
