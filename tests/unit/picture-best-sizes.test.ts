import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as BEST from '../../src/shared/pictures/crops';
import { ANNOUNCEMENT_CROPS, BANNER_CROPS, POSTER_CROPS } from '../../src/shared/pictures/crops';
import { IMAGE_SIZES } from '../../src/shared/pictures/picture';
import { largestSize } from '../../src/shared/pictures/prepared-picture';

const REM = 16;
const DENSITY = 2;
/** The widths of usual screens. */
const SCREENS = [390, 1440];

/** A file from the place on where it says that. */
function source(file: string, from = ''): string {
  const content = readFileSync(`src/${file}`, 'utf8');
  return content.slice(content.indexOf(from));
}

/** The `sizes` in a component: an attribute, or a constant of one or several strings. */
function sizesIn(file: string, from?: string): string {
  const [, attribute, constant = ''] =
    /\bsizes="([^"]+)"|\bSIZES =([^;]+);/.exec(source(file, from)) ?? [];
  return (
    attribute ?? [...constant.matchAll(/'([^']*(?:vw|rem))'/g)].map(([, one]) => one).join(', ')
  );
}

/** The first shape in a style sheet, width by height. */
function shapeIn(file: string, from?: string): number {
  const [, width, height = '1'] =
    /aspect-ratio: ([\d.]+)(?: \/ ([\d.]+))?;/.exec(source(file, from)) ?? [];
  return Number(width) / Number(height);
}

/** How wide an image is on a screen, in CSS pixels. */
function widthOn(screen: number, sizes: string): number {
  const lengthOf = (text: string) =>
    Number.parseFloat(text) * (text.endsWith('vw') ? screen / 100 : REM);
  const fitting = sizes.split(', ').find((one) => {
    const [, below] = /width < ([\d.]+)rem/.exec(one) ?? [];
    const [, atLeast] = /resolution >= ([\d.]+)dppx/.exec(one) ?? [];
    const [, under] = /resolution < ([\d.]+)dppx/.exec(one) ?? [];
    return (
      (below === undefined || screen < Number(below) * REM) &&
      (atLeast === undefined || Number(atLeast) <= DENSITY) &&
      (under === undefined || DENSITY < Number(under))
    );
  });
  return lengthOf(fitting?.split(' ').at(-1) ?? '');
}

test.each([
  ['banner', BEST.BANNER_SIZE, IMAGE_SIZES.banner, BANNER_CROPS[1]?.ratio],
  ['poster', BEST.POSTER_SIZE, IMAGE_SIZES.poster, POSTER_CROPS[0]?.ratio],
  ['wide picture', BEST.BACKDROP_SIZE, IMAGE_SIZES.backdrop, 16 / 9],
  [
    'announcement',
    BEST.ANNOUNCEMENT_SIZE,
    sizesIn('site/components/cards/AnnouncementList.tsx'),
    ANNOUNCEMENT_CROPS[0]?.ratio,
  ],
  [
    'event',
    BEST.EVENT_SIZE,
    sizesIn('site/components/cards/EventList.tsx'),
    shapeIn('shared/styles/parts.css'),
  ],
  [
    'video',
    BEST.VIDEO_SIZE,
    sizesIn('site/pages/home/VideoCarousel.tsx'),
    shapeIn('shared/styles/parts.css'),
  ],
  [
    'story',
    BEST.STORY_SIZE,
    sizesIn('content/settings/ui/About.tsx'),
    shapeIn('content/settings/ui/About.module.css', '.figure'),
  ],
  [
    'producer',
    BEST.PRODUCER_SIZE,
    sizesIn('content/settings/ui/About.tsx', 'function Producer'),
    shapeIn('content/settings/ui/About.module.css', '.portrait'),
  ],
])(
  'the recommended size of a %s is enough for its largest display (product 15.14)',
  (_, best, sizes, shape = 0) => {
    const [width = 0, height = 0] = best.split(' × ').map(Number.parseFloat);
    const needed = Math.max(...SCREENS.map((screen) => widthOn(screen, sizes) * DENSITY));
    expect(needed).toBeGreaterThan(0);
    // No file is wider, whatever is uploaded.
    const stored = largestSize({ width: needed, height: needed / shape }).width;
    expect(width).toBeGreaterThan(stored * 0.98);
    expect(width).toBeLessThan(stored * 1.5);
    expect(width / height / shape).toBeCloseTo(1, 2);
  },
);
