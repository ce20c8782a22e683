import { translationsOf } from '../../src/content/locale/translations';
import { ALT_LENGTH } from '../../src/shared/admin-limits';
import { MAX_SIDE_PX } from '../../src/shared/pictures/picture-header';
import { LARGEST_WIDTH_PX, SMALLER_WIDTHS_PX } from '../../src/shared/pictures/prepared-picture';
import { all, lines, listOf, rulesFunction } from './text';

const WIDTHS = [...SMALLER_WIDTHS_PX, LARGEST_WIDTH_PX].map(String);
const isSide = (name: string) => `isCount(picture.get('${name}', 1), ${MAX_SIDE_PX})`;
const SIZES = `sizes.keys().hasOnly(${listOf(WIDTHS)})`;
const LOCALS = { sizes: `picture.get('sizes', {})` };

/** Nothing but these names in the map of a new picture, and nothing else new in that of the same one. */
const keepsUnknown = (names: string, field: string) =>
  `(picture.keys().hasOnly(${names})
      || picture.diff(was.get(${field}, {})).affectedKeys().hasOnly(${names}))`;

/** What may be stored of a picture beside its address, with its alternative text in each language. */
export function pictureDetails(): string {
  const alts = ['alt', ...(translationsOf?.('alt') ?? []).map(({ name }) => name)];
  const names = [...alts, 'width', 'height', 'color', 'focus', 'sizes', 'share'];
  const conditions = [
    keepsUnknown('pictureDetails()', "'picture'"),
    ...alts.map((name) => `('' + picture.get('${name}', '')).size() <= ${ALT_LENGTH}`),
    isSide('width'),
    isSide('height'),
    `picture.get('color', '#000000').matches('#[0-9A-Fa-f]{6}')`,
    `picture.get('focus', '0% 0%').matches('([0-9]{1,2}|100)% ([0-9]{1,2}|100)%')`,
    SIZES,
    `isFiles(sizes.values().concat([picture.get('share', '.jpg')]).join(' '))`,
  ];
  return [
    lines('// What is stored of a picture beside its address. Another one has another map.', ''),
    rulesFunction('pictureDetails()', listOf(names)),
    rulesFunction('isPicture(picture, was)', all(conditions), LOCALS),
    lines('// A second picture with what is needed to show it behind the head of a page.', ''),
    rulesFunction('backdropDetails()', listOf(['src', 'width', 'sizes'])),
    rulesFunction(
      'isBackdrop(picture, was, field)',
      all([
        keepsUnknown('backdropDetails()', 'field'),
        isSide('width'),
        SIZES,
        `isFiles(sizes.values().concat([picture.src, '.jpg']).join(' '))`,
      ]),
      LOCALS,
    ),
  ].join('\n');
}
