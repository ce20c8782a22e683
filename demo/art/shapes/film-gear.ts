import { letters } from './lettering';
import { n } from '../layers';
import { repeat } from '../random';

/** A film reel from the side, radius 100 around 0,0. */
export const reel = (metal: string, hole: string, film: string) => `
  <circle r="92" fill="${film}"/>${repeat(18, (i) => `<circle r="${92 - i * 2.6}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width=".7"/>`)}
  <path fill="${metal}" fill-rule="evenodd" d="M0,-100A100,100 0 1 1 0,100A100,100 0 1 1 0,-100Z${repeat(
    6,
    (i) => {
      const a = (i * Math.PI) / 3;
      return `M${n(Math.cos(a) * 58 - 25)},${n(Math.sin(a) * 58)}a25,25 0 1 0 50,0a25,25 0 1 0 -50,0Z`;
    },
  )}"/><circle r="15" fill="${hole}"/><path fill="${metal}" d="M-4,-16h8v32h-8z"/>
  <circle r="97" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.500"/>`;

/** An old projector, lens to the right, about 300 units wide, its feet at y 150. */
export const projector = (body: string, metal: string) => `
  <g transform="translate(-60 -170)">${reel(metal, '#000', '#2a1a14')}</g><g transform="translate(86 -150) scale(.8)">${reel(metal, '#000', '#2a1a14')}</g>
  <path fill="${body}" d="M-120,-70H60Q76,-70 76,-50V60H-120Q-134,60 -134,46V-56Q-134,-70 -120,-70Z"/>
  <path fill="${metal}" d="M76,-40H104V-46H150V14H104V8H76ZM150,-38H166V6H150Z"/>
  <path fill="${body}" d="M-110,60H56L76,150H46L34,90H-88L-100,150H-130Z"/>
  <path fill="#000" opacity=".4" d="M-108,-40H-40V30H-108Z"/><g stroke="${metal}" stroke-width="4">${repeat(6, (i) => `<path d="M-102,${-30 + i * 11}H-46"/>`)}</g>
  <circle cx="20" cy="-8" r="30" fill="${metal}"/><circle cx="20" cy="-8" r="20" fill="${body}"/><path fill="none" stroke="#120c08" stroke-width="5" d="M-60,-78Q10,-60 20,-8Q30,-60 84,-78"/>`;

const line = (text: string, x: number, y: number, size: number) =>
  letters(text, x, y, { size, weight: 600, stretch: 90, anchor: 'start', fill: '#f4efe2' });

/** A clapperboard, 400 wide, its upper bar open by `open` degrees. */
export const clapper = (open: number, scene: string, take: string, title: string) => {
  const stripes = repeat(
    7,
    (i) => `<path fill="#f4efe2" d="M${-190 + i * 60},-48h32l-22,48h-32z"/>`,
  );
  const bar = `<clipPath id="bar"><path d="M-200,-48H200V0H-200Z"/></clipPath><g clip-path="url(#bar)"><path fill="#14161c" d="M-200,-48H200V0H-200Z"/>${stripes}</g>`;
  return `<path fill="#1a1d26" d="M-200,50H200V300H-200Z"/><g transform="translate(0 50)">${bar}</g><g transform="translate(-196 0) rotate(${-open}) translate(196 0)">${bar.replaceAll('bar', 'bar2')}</g>
    <g stroke="#f4efe2" stroke-width="2.500" opacity=".7"><path d="M-200,124H200M-200,200H200M-60,124V200M70,124V200"/></g>
    ${line(title, -184, 102, 40)}${line('SCENE', -184, 146, 15)}${line(scene, -184, 190, 46)}${line('TAKE', -46, 146, 15)}${line(take, -46, 190, 46)}${line('ROLL', 84, 146, 15)}${line('A 113', 84, 190, 46)}${line('DAY · INT · SYNC', -184, 240, 28)}${line('NILAVU PICTURES, KOCHI', -184, 280, 22)}`;
};
