import { n } from '../layers';
import { repeat } from '../random';

/** Silhouettes 100 units tall with the feet at 0,0; at() positions them. */

/** A man in a mundu, seen from behind. */
export const MAN = `<path d="M-3.200,-84L3.200,-84L3.800,-79.500Q10.500,-79 12.500,-74Q15.500,-60 14.500,-44Q14,-40 12,-41Q10.800,-44 11,-49L9.500,-63L9,-50Q11,-30 11.500,-7L-10.500,-7Q-11,-30 -9,-50L-9.500,-63L-11.500,-48Q-11.500,-42 -13,-40.500Q-15.500,-41 -15,-45Q-15.500,-62 -12.500,-74Q-10.500,-79 -3.800,-79.500Z"/>
<ellipse cy="-88.500" rx="6.200" ry="7.600"/><path d="M-8,-8L-2.500,-8L-2.500,0L-9.500,0ZM2.500,-8L8,-8L9.500,0L2.500,0Z"/>`;

/** A woman in a sari. */
export const WOMAN = `<path d="M-2.800,-82L2.800,-82L3.400,-78Q9,-77.500 10,-73Q12.500,-62 11,-50Q12,-46 10,-44Q13,-22 15,-2Q4,1 -12,-1Q-12,-24 -9.500,-46Q-13,-52 -11.500,-66Q-11,-77 -3.400,-78Z"/>
<ellipse cy="-87" rx="5.800" ry="7.200"/><path d="M4,-91Q11.500,-90 10,-84Q7,-80 3,-83Z"/><path d="M8,-76Q16,-52 13,-26L9,-25Q11,-52 4,-74Z"/>`;

/** A child with a school bag. */
export const CHILD = `<path d="M-3,-76L3,-76L3,-70Q11,-69 12,-62L14,-42L10.500,-41L9,-52L9,-34L12,-30L8,-28L7,0L1.500,0L.5,-26L-.5,-26L-2,0L-7.500,0L-8,-28L-12,-30L-9,-36L-9,-54L-11,-40L-14.500,-41L-12.500,-62Q-11,-69 -3,-70Z"/><ellipse cy="-84" rx="8" ry="9.500"/><path d="M-9,-66Q0,-70 9,-66L10,-42Q0,-38 -10,-42Z"/>`;

/** A boatman with a pole. */
export const BOATMAN = `<path d="M-4,-82L1,-83L3,-77Q9,-76 12,-70L24,-60L22,-56L8,-63L8,-48Q12,-24 9,0L4,0L1,-28L-6,0L-11,0Q-9,-28 -8,-48Q-11,-66 -9,-74Q-7,-78 -4,-78Z"/><ellipse cx="-1" cy="-89" rx="6" ry="7.200"/><path d="M40,-112L-8,22" stroke="currentColor" stroke-width="1.800"/>`;

/** A person with an umbrella. */
export const umbrella = (cloth: string, figure = WOMAN) =>
  `${figure}<path d="M7,-56L7,-128" stroke="currentColor" stroke-width="1.600"/>
  <path fill="${cloth}" d="M-37,-104Q-32,-134 7,-136Q46,-134 51,-104Q44,-109 36.500,-104Q29,-109 22,-104Q14,-109 7,-104Q0,-109 -7.500,-104Q-15,-109 -22,-104Q-30,-109 -37,-104Z"/>`;

/** A camera on a tripod with its operator. */
export const CAMERA_CREW = `<path d="M-26,-82L8,-82L8,-62L-26,-62ZM8,-77L20,-80L20,-64L8,-67ZM-24,-82Q-26,-98 -16,-98Q-6,-98 -7,-82ZM-8,-82Q-8,-95 0,-95Q8,-95 7,-82Z"/>
<path d="M-12,-62L-6,-62L-4,-52L16,0L12,0L-8,-46L-10,-46L-30,0L-34,0L-14,-52ZM-11,-50L-7,-50L-7,0L-11,0Z"/>
<path d="M-28,-72Q-36,-76 -42,-70Q-56,-60 -54,-40L-58,0L-50,0L-46,-34L-40,0L-32,0L-38,-40Q-38,-50 -36,-58L-20,-58L-20,-63L-34,-66Z"/><ellipse cx="-33" cy="-79" rx="6.500" ry="7.500"/>`;

/** A person with a microphone boom, pole to the right. */
export const BOOM_OPERATOR = `${MAN}<path d="M-10,-74L-6,-100L-2,-99L-5,-72ZM8,-76L16,-100L20,-98L13,-72Z"/><path d="M-14,-96L92,-122" stroke="currentColor" stroke-width="1.600"/><path d="M88,-125L112,-129Q118,-128 114,-122L90,-116Z"/>`;

/** A row of an audience from behind, from x 0 to `width`. */
export function audience(width: number, size: number, jitter: (i: number) => number): string {
  const step = size * 0.92;
  return repeat(Math.ceil(width / step) + 1, (i) => {
    const x = i * step + jitter(i) * size * 0.2;
    const y = jitter(i + 50) * size * 0.16;
    return `<ellipse cx="${n(x)}" cy="${n(y - size * 0.3)}" rx="${n(size * 0.165)}" ry="${n(size * 0.205)}"/><path d="M${n(x - size * 0.42)},${n(y + size * 0.6)}Q${n(x - size * 0.4)},${n(y - size * 0.06)} ${n(x - size * 0.085)},${n(y - size * 0.06)}V${n(y - size * 0.2)}H${n(x + size * 0.085)}V${n(y - size * 0.06)}Q${n(x + size * 0.4)},${n(y - size * 0.06)} ${n(x + size * 0.42)},${n(y + size * 0.6)}Z"/>`;
  });
}
