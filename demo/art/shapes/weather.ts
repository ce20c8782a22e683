import { n } from '../layers';
import { repeat, type Random } from '../random';

/** Slanting rain over the full size, as strokes. */
export function rain(
  random: Random,
  width: number,
  height: number,
  drops: number,
  colour: string,
  slant = 0.18,
): string {
  const strokes = repeat(drops, () => {
    const length = random.between(20, 110);
    const x = random.between(-100, width + 100);
    const y = random.between(-80, height);
    return `<path d="M${n(x)},${n(y)}l${n(-length * slant)},${n(length)}" opacity="${n(random.between(0.1, 0.8))}" stroke-width="${n(random.between(0.5, 1.8))}"/>`;
  });
  return `<g stroke="${colour}" fill="none" stroke-linecap="round">${strokes}</g>`;
}

/** Stars, denser towards the top. */
export function stars(
  random: Random,
  width: number,
  height: number,
  count: number,
  colour = '#fff',
): string {
  return `<g fill="${colour}">${repeat(count, () => {
    const y = height * random.between(0, 1) ** 1.6;
    const size = random.between(0, 1) ** 6;
    return `<circle cx="${n(random.between(0, width))}" cy="${n(y)}" r="${n(0.6 + size * 2)}" opacity="${n(random.between(0.15, 0.9))}"/>`;
  })}</g>`;
}

/** Distant birds. */
export function birds(
  random: Random,
  x: number,
  y: number,
  count: number,
  spread: number,
  size: number,
): string {
  return `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="${n(size * 0.14)}">${repeat(
    count,
    () => {
      const s = size * random.between(0.5, 1.1);
      const cx = x + random.spread() * spread;
      const cy = y + random.spread() * spread * 0.4;
      return `<path d="M${n(cx - s)},${n(cy - s * 0.3)}Q${n(cx - s * 0.4)},${n(cy - s * 0.6)} ${n(cx)},${n(cy)}Q${n(cx + s * 0.4)},${n(cy - s * 0.6)} ${n(cx + s)},${n(cy - s * 0.25)}"/>`;
    },
  )}</g>`;
}
