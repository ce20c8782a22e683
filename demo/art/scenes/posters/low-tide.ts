import { letters } from '../../shapes/lettering';
import { n, svg, type Scene } from '../../layers';
import { repeat } from '../../random';

/** The title as a block of four lines. */
const words = (fill: string) =>
  ['LOW', 'TIDE,', 'HIGH', 'COURT']
    .map((word, i) =>
      letters(word, 480, [390, 690, 990, 1290][i] ?? 0, {
        size: 372,
        weight: 800,
        stretch: 75,
        fill,
        more: `textLength="${[800, 850, 840, 860][i]}" lengthAdjust="spacingAndGlyphs"`,
      }),
    )
    .join('');

/** Type and a waterline; the letters below the line are distorted. */
export const lowTidePoster: Scene = {
  name: 'posters/low-tide-high-court',
  width: 960,
  height: 1440,
  finish: { grain: 9, quality: 72 },
  layers: () => {
    const line = 815;
    return [
      svg(960, 1440, `<path fill="#f3eee2" d="M0,0H960V1440H0Z"/>${words('#15130f')}`),
      svg(
        960,
        1440,
        `<defs><clipPath id="low"><path d="M0,${line}Q120,${line - 22} 240,${line}T480,${line}T720,${line}T960,${line}V1440H0Z"/></clipPath><filter id="r" x="-5%" width="110%"><feTurbulence type="fractalNoise" baseFrequency=".003 .021" numOctaves="2" seed="11"/><feDisplacementMap in="SourceGraphic" scale="64" xChannelSelector="R" yChannelSelector="G"/></filter></defs>
        <g clip-path="url(#low)"><path fill="#e8432a" d="M0,${line - 40}H960V1440H0Z"/><g filter="url(#r)">${words('#f3eee2')}</g>
        ${repeat(9, (i) => `<path fill="none" stroke="#15130f" opacity=".85" stroke-width="${n(5 - i * 0.45)}" d="M0,${line + 16 + i * i * 3.2}${repeat(4, () => `q60,${n(-22 + i * 2)} 120,0t120,0`)}"/>`)}</g>
        <g transform="translate(742 ${line - 24})"><path fill="#e8432a" d="M-46,10Q-50,-30 0,-34Q50,-30 46,10Q0,30 -46,10Z"/><path fill="none" stroke="#e8432a" stroke-width="9" stroke-linecap="round" d="M-42,-14L-76,-40M42,-14L76,-40M-44,4L-78,10M44,4L78,10M-38,16L-64,34M38,16L64,34"/><path fill="#e8432a" d="M-76,-34q-30,-14 -20,-48l12,20l18,-14q10,30 -10,42zM76,-34q30,-14 20,-48l-12,20l-18,-14q-10,30 10,42z"/><path stroke="#e8432a" stroke-width="6" d="M-14,-30V-48M14,-30V-48"/><circle cx="-14" cy="-52" r="8" fill="#15130f"/><circle cx="14" cy="-52" r="8" fill="#15130f"/></g>`,
      ),
      svg(
        960,
        1440,
        `${letters('NILAVU PICTURES', 64, 78, { size: 27, weight: 700, stretch: 75, spacing: 4, anchor: 'start', fill: '#15130f' })}${letters('A SANDBANK v. THE STATE', 896, 78, { size: 27, weight: 700, stretch: 75, spacing: 4, anchor: 'end', fill: '#15130f' })}
        ${letters('A COMEDY OF JURISDICTION', 64, 1392, { size: 27, weight: 700, stretch: 75, spacing: 4, anchor: 'start', fill: '#15130f' })}${letters('19 DECEMBER 2025', 896, 1392, { size: 27, weight: 700, stretch: 75, spacing: 4, anchor: 'end', fill: '#15130f' })}`,
      ),
    ];
  },
};
