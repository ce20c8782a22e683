import { n } from '../layers';
import { repeat, times } from '../random';

/** Boats about 100 units long, with 0,0 at the waterline; at() positions them. */

/** A country boat with raised ends. */
export const VALLAM =
  '<path d="M-50,-9Q-47,-2 -38,2Q0,7 36,2Q47,-2 52,-13Q53,-14 51,-13Q44,-5 34,-3.5Q0,-1 -36,-3.5Q-45,-5 -50,-9Z"/>';

/** A houseboat: hull, woven roof with its windows, raised prow. */
export const houseboat = (window = '#ffc56b') =>
  `<path d="M-52,-6Q-44,4 -34,5L34,5Q48,4 56,-14Q46,-6 36,-5L-38,-5Q-46,-5 -52,-6Z"/>
  <path d="M-37,-4Q-37,-17 -27,-18L-13,-18.5Q-11,-22 -3,-22L16,-22Q27,-21 30,-4Z"/>
  <path d="M30,-4L30,-12Q36,-13 38,-5Z"/>
  <g fill="${window}"><path d="M-31,-12h5v4h-5zM-22,-13h6v5h-6zM-8,-14h7v6h-7zM4,-14h7v6h-7zM16,-13h6v5h-6z"/></g>`;

/** A ferry with lit windows. */
export const ferry = (lamp = '#ffd28a') =>
  `<path d="M-50,-4L-44,6L44,6L52,-5Z"/><path d="M-42,-4L-42,-15L40,-15L42,-4Z"/><path d="M-20,-15L-20,-22L6,-22L8,-15Z"/><path d="M-44,-15.5h88v-1.500h-88z"/>
  <g fill="${lamp}">${repeat(11, (i) => `<path d="M${-39 + i * 7},-12.500h4.500v4.500h-4.500z"/>`)}<path d="M-17,-20h5v3h-5zM-8,-20h5v3h-5z"/></g><path d="M-12,-22L-12,-30" stroke="currentColor" stroke-width=".8"/>`;

const line = (at: (t: number) => string) =>
  `M${times(17)
    .map((i) => at(i / 16))
    .join('L')}`;

/** A Chinese fishing net on its platform. `lift` is 0 in the water and 1 when raised. */
export function chineseNet(lift = 0.8): { readonly poles: string; readonly mesh: string } {
  const tip = { x: 62, y: -52 - 22 * lift };
  const low = -6 - 30 * lift;
  const corners = [
    { x: 22, y: low + 4 },
    { x: 106, y: low + 2 },
    { x: 90, y: low - 9 },
    { x: 42, y: low - 8 },
  ] as const;
  const [a, b, c, d] = corners;
  const spars = corners
    .map(
      ({ x, y }) =>
        `M${tip.x},${tip.y}Q${n(tip.x + (x - tip.x) * 0.75)},${n(tip.y + 2)} ${x},${n(y)}`,
    )
    .join('');
  const point = (u: number, v: number) => {
    const sag = 16 * u * (1 - u) * v * (1 - v) * (16 + 6 * lift);
    const x = (1 - v) * ((1 - u) * a.x + u * b.x) + v * ((1 - u) * d.x + u * c.x);
    const y = (1 - v) * ((1 - u) * a.y + u * b.y) + v * ((1 - u) * d.y + u * c.y);
    return `${n(x)},${n(y + sag + 9 * (u * (1 - u) + v * (1 - v)))}`;
  };
  const mesh = times(15)
    .map((i) => line((t) => point(i / 14, t)) + line((t) => point(t, i / 14)))
    .join('');
  const back = { x: -46, y: -40 };
  const stones = repeat(5, (i) => {
    const t = 0.25 + i * 0.17;
    const x = back.x * t;
    const y = back.y * t;
    return `<path d="M${n(x)},${n(y)}V${n(y + 14 + (i % 2) * 5)}" stroke-width=".5"/><circle cx="${n(x)}" cy="${n(y + 16 + (i % 2) * 5)}" r="2.300" stroke="none" fill="currentColor"/>`;
  });
  const poles = `<g fill="none" stroke="currentColor" stroke-linecap="round">
    <path stroke-width="1.600" d="M-6,0L${tip.x},${tip.y}M8,0L${tip.x},${tip.y}M-4,0L${back.x},${back.y}M6,0L${back.x},${back.y}"/>
    <path stroke-width=".5" d="M${back.x},${back.y}L${tip.x},${tip.y}M-20,-18L${tip.x},${tip.y}"/>
    <path stroke-width="1" d="${spars}"/>${stones}
    <path stroke-width="1.400" d="M-58,1H20M-52,1V26M-38,1V26M-24,1V26M-10,1V26M4,1V26M16,1V26M-52,14L-24,1M-24,14L4,1"/></g>`;
  return {
    poles,
    mesh: `<path fill="none" stroke="currentColor" stroke-width=".22" d="${mesh}"/>`,
  };
}

/** An oar blade seen from above, pointing down. */
export const OAR = '<path d="M-.6,0L-.6,14Q-2.400,17 -2,22Q0,25 2,22Q2.400,17 .6,14L.6,0Z"/>';
