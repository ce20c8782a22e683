import { letters } from '../../shapes/lettering';
import { MAN, WOMAN } from '../../shapes/people';
import { at, svg, type Scene } from '../../layers';
import { repeat } from '../../random';

const BLUE = '#1f3bb3';
const CORAL = '#ff5a4d';

/** A halftone screen in one ink, with the content printed in it. */
const dots = (id: string, colour: string, turn: number, pitch: number, tone: string) =>
  `<defs><pattern id="${id}" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><circle cx="${pitch / 2}" cy="${pitch / 2}" r="${pitch * 0.36}" fill="${colour}"/></pattern></defs>${tone}`;

/** A carriage with open windows. */
const carriage = (x: number) => `<path d="M${x},470H${x + 430}V842H${x}Z"/>
  <g fill="#f4ecd8">${repeat(3, (i) => `<path d="M${x + 120 + i * 98},560h74v88h-74z"/>`)}<path d="M${x + 22},540h68v292h-68z"/></g>
  <g>${repeat(3, (i) => `<path d="M${x + 120 + i * 98},578h74v4h-74zM${x + 120 + i * 98},600h74v4h-74zM${x + 120 + i * 98},622h74v4h-74z"/>`)}</g>`;

/** A two-colour halftone print with slight misregistration. */
export const platformPoster: Scene = {
  name: 'posters/platform-3b',
  width: 960,
  height: 1440,
  finish: { grain: 4, quality: 64 },
  layers: (random) => {
    const coral = `<circle cx="480" cy="430" r="300" fill="${CORAL}"/><path fill="${CORAL}" d="M0,1010H960V1058H0Z"/>
      
      ${dots('c', CORAL, 45, 13, '<path fill="url(#c)" d="M0,850H960V1010H0ZM0,1058H960V1440H0Z"/>')}
      `;
    const blue = `<g fill="${BLUE}">${carriage(-90)}${carriage(352)}${carriage(794)}<path d="M0,448Q480,424 960,448V482H0Z"/><path d="M0,842H960V866H0Z"/>
      ${repeat(7, (i) => `<circle cx="${30 + i * 150}" cy="884" r="34"/><circle cx="${30 + i * 150}" cy="884" r="14" fill="#f4ecd8"/>`)}
      <path d="M0,918H960V926H0ZM0,1010H960V1022H0Z"/></g>
      
      <g fill="${BLUE}"><path d="M70,200H92V1016H70ZM868,200H890V1016H868Z"/><path d="M0,150L480,96L960,150V206H0Z"/>${repeat(32, (i) => `<path d="M${i * 30},206h30l-15,34z"/>`)}<path d="M476,206h8v70h-8z"/><circle cx="480" cy="322" r="54"/></g>
      <circle cx="480" cy="322" r="44" fill="#f4ecd8"/><path fill="none" stroke="${BLUE}" stroke-width="6" stroke-linecap="round" d="M480,322V292M480,322L504,334"/>
      ${dots('b', BLUE, 20, 10, '<path fill="url(#b)" d="M0,926H960V1010H0Z"/><path fill="url(#b)" opacity=".75" d="M0,0H960V150L480,96L0,150Z"/>')}
      `;
    return [
      svg(960, 1440, '<path fill="#f4ecd8" d="M0,0H960V1440H0Z"/>'),
      svg(960, 1440, `<g transform="translate(7 -5)">${coral}</g>`, { blend: 'multiply' }),
      svg(960, 1440, blue, { blend: 'multiply' }),
      // The couple is left out of both colours and printed last, for contrast with the train.
      svg(
        960,
        1440,
        `<g fill="#f4ecd8">${at(250, 1016, 4.3, MAN)}${at(706, 1016, 4.1, WOMAN, 0, true)}</g>`,
      ),
      svg(
        960,
        1440,
        `<g fill="${BLUE}">${at(257, 1012, 4.1, MAN)}<path d="M322,880h92v132h-92zM344,862h48v18h-48z"/></g><g fill="${CORAL}">${at(712, 1011, 3.9, WOMAN, 0, true)}<path d="M574,930h64v80h-64zM588,912q18,-20 36,0v18h-7v-12q-11,-10 -22,0v12h-7z"/></g>`,
      ),
      svg(
        960,
        1440,
        `<path fill="#f4ecd8" d="M0,1112H960V1440H0Z"/>${letters('PLATFORM', 52, 1228, { size: 122, weight: 800, stretch: 75, spacing: 4, anchor: 'start', fill: BLUE })}`,
      ),
      svg(
        960,
        1440,
        `${letters('3B', 918, 1376, { size: 330, weight: 800, stretch: 100, anchor: 'end', fill: CORAL })}`,
        { blend: 'multiply' },
      ),
      svg(
        960,
        1440,
        `${letters('3B', 909, 1383, { size: 330, weight: 800, stretch: 100, anchor: 'end', fill: '#fff', more: `stroke="${BLUE}" stroke-width="9" paint-order="stroke"` })}
        ${letters('TWO DELAYED PASSENGERS,', 56, 1286, { size: 30, weight: 700, stretch: 75, spacing: 3, anchor: 'start', fill: BLUE })}${letters('ONE WORKING FAN.', 56, 1322, { size: 30, weight: 700, stretch: 75, spacing: 3, anchor: 'start', fill: BLUE })}
        ${letters('NILAVU PICTURES · 2 JULY 2027', 56, 1380, { size: 24, weight: 600, stretch: 75, spacing: 4, anchor: 'start', fill: BLUE })}`,
        { blend: 'multiply' },
      ),
      svg(
        960,
        1440,
        `<g fill="#f4ecd8">${repeat(240, () => `<circle cx="${random.between(0, 960).toFixed(0)}" cy="${random.between(0, 1440).toFixed(0)}" r="${random.between(0.4, 1.8).toFixed(1)}"/>`)}</g>`,
      ),
    ];
  },
};
