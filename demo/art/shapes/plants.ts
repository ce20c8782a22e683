import { n } from '../layers';
import { repeat, times, type Random } from '../random';

/** A coconut palm as one path. `lean` moves the top sideways, as a share of the height. */
export function palm(random: Random, x: number, y: number, height: number, lean = 0.18): string {
  const top = { x: x + lean * height, y: y - height };
  const bend = { x: x + lean * height * 0.1, y: y - height * 0.6 };
  const trunk = times(13).map((i) => {
    const t = i / 12;
    return {
      x: (1 - t) ** 2 * x + 2 * t * (1 - t) * bend.x + t * t * top.x,
      y: (1 - t) ** 2 * y + 2 * t * (1 - t) * bend.y + t * t * top.y,
      half: height * (0.016 - 0.009 * t + (i === 0 ? 0.008 : 0)),
    };
  });
  const left = trunk.map((p) => `${n(p.x - p.half)},${n(p.y)}`);
  const right = trunk.map((p) => `${n(p.x + p.half)},${n(p.y)}`).toReversed();
  const fronds = repeat(13, (i) => {
    const angle = Math.PI * (1.12 - (i / 12) * 1.24) + random.spread() * 0.12;
    return frond(random, top.x, top.y, angle, height * random.between(0.26, 0.36));
  });
  const nuts = repeat(5, () => {
    const cx = top.x + random.spread() * height * 0.03;
    const cy = top.y + height * random.between(0.012, 0.04);
    return dot(cx, cy, height * 0.013);
  });
  return `M${[...left, ...right].join('L')}Z${fronds}${nuts}`;
}

/** A drooping palm frond; the angle is in radians, counter-clockwise. */
export function frond(random: Random, x: number, y: number, angle: number, length: number): string {
  const dx = Math.cos(angle);
  const dy = -Math.sin(angle);
  const droop = length * (0.28 + 0.3 * Math.abs(dx));
  const point = (t: number) => ({
    x: x + dx * length * t,
    y: y + dy * length * t * (1 - 0.25 * t) + droop * t * t,
  });
  const leaves = repeat(30, (i) => {
    const t = 0.08 + (i / 30) * 0.92;
    const from = point(t);
    const reach = length * 0.26 * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.1)) ** 0.6;
    const along = reach * 0.55 * Math.sign(dx || 1);
    const wide = length * 0.012;
    const leaf = (side: number) => {
      const tipX =
        from.x + along * Math.abs(dx) + side * reach * 0.5 * Math.abs(dy) + random.spread() * wide;
      const tipY = from.y + reach * (side > 0 ? 0.8 : -0.18) + random.spread() * wide;
      return `M${n(from.x - wide)},${n(from.y)}L${n(tipX)},${n(tipY)}L${n(from.x + wide)},${n(from.y)}Z`;
    };
    return leaf(1) + leaf(-1);
  });
  const spine = times(9).map((i) => point(i / 8));
  const upper = spine.map((p) => `${n(p.x)},${n(p.y)}`);
  const lower = spine
    .map((p, i) => `${n(p.x)},${n(p.y + length * 0.02 * (1 - i / 9))}`)
    .toReversed();
  return `M${[...upper, ...lower].join('L')}Z${leaves}`;
}

/** A filled circle as a path. */
export const dot = (x: number, y: number, radius: number) =>
  `M${n(x - radius)},${n(y)}a${n(radius)},${n(radius)} 0 1 0 ${n(radius * 2)},0a${n(radius)},${n(radius)} 0 1 0 ${n(-radius * 2)},0Z`;

/** The outline of a row of trees over the full width, closed at the bottom. */
export function treeline(
  random: Random,
  width: number,
  y: number,
  bottom: number,
  size: number,
): string {
  let path = `M-20,${bottom}L-20,${n(y)}`;
  for (let x = -20; x < width + 40; x += size * random.between(0.25, 0.7)) {
    const up = size * random.between(0.1, 1) * (0.6 + 0.4 * Math.sin(x / (size * 4)));
    path += `Q${n(x + size * 0.1)},${n(y - up)} ${n(x + size * 0.25)},${n(y - up * 0.9)}T${n(x + size * 0.5)},${n(y - up * random.between(0.2, 0.7))}`;
  }
  return `${path}L${width + 60},${bottom}Z`;
}
