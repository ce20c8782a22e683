/** Whole percentages from the left and from the top. */
interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

const CENTRE: FocalPoint = { x: 50, y: 50 };

/** The point that is stored as `focus` of a picture (product 10.9); the centre for ''. */
export function parseFocus(focus: string): FocalPoint {
  const [x = CENTRE.x, y = CENTRE.y] = focus ? focus.split(' ').map(parseFloat) : [];
  return { x, y };
}

/** What is stored for a point, which is moved into the picture first; '' for the centre. */
export function formatFocus(point: FocalPoint): string {
  const [x, y] = [within(point.x), within(point.y)];
  return x === CENTRE.x && y === CENTRE.y ? '' : `${x}% ${y}%`;
}

const within = (percentage: number) => Math.min(100, Math.max(0, Math.round(percentage)));
