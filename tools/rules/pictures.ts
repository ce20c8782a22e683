import { ALT_TRANSLATIONS } from '../../src/content/base/codecs';
import { ALT_LENGTH } from '../../src/shared/admin-limits';
import { MAX_SIDE_PX } from '../../src/shared/pictures/picture-header';
import { LARGEST_WIDTH_PX, SMALLER_WIDTHS_PX } from '../../src/shared/pictures/prepared-picture';
import { all, lines, listOf } from './text';

const WIDTHS = [...SMALLER_WIDTHS_PX, LARGEST_WIDTH_PX].map(String);
const isSide = (name: string) => `isCount(picture.get('${name}', 1), ${MAX_SIDE_PX})`;
const SIZES = `sizes.keys().hasOnly(${listOf(WIDTHS)})`;

/** What may be stored of a picture beside its address, with its alternative text in each language. */
export function pictureDetails(): string {
  const alts = ['alt', ...ALT_TRANSLATIONS];
  const names = [...alts, 'width', 'height', 'color', 'focus', 'sizes', 'share'];
  const conditions = [
    `picture.keys().hasOnly(${listOf(names)})`,
    ...alts.map((name) => `('' + picture.get('${name}', '')).size() <= ${ALT_LENGTH}`),
    isSide('width'),
    isSide('height'),
    `picture.get('color', '#000000').matches('#[0-9A-Fa-f]{6}')`,
    `picture.get('focus', '0% 0%').matches('([0-9]{1,2}|100)% ([0-9]{1,2}|100)%')`,
    SIZES,
    `isFiles(sizes.values().concat([picture.get('share', '.jpg')]).join(' '))`,
  ];
  return lines(
    '// What is stored of a picture beside its address.',
    '',
    'function isPicture(picture) {',
    `  let sizes = picture.get('sizes', {});`,
    `  return ${all(conditions)};`,
    '}',
    '',
    '// A second picture with what is needed to show it behind the head of a page.',
    '',
    'function isBackdrop(picture) {',
    `  let sizes = picture.get('sizes', {});`,
    `  return ${all([
      `picture.keys().hasOnly(['src', 'width', 'sizes'])`,
      isSide('width'),
      SIZES,
      `isFiles(sizes.values().concat([picture.src, '.jpg']).join(' '))`,
    ])};`,
    '}',
    '',
  );
}
