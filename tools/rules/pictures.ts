import { ALT_TRANSLATIONS } from '../../src/content/base/codecs';
import { ALT_LENGTH } from '../../src/shared/admin-limits';
import { all, lines, listOf } from './text';

/** What may be stored of a picture beside its address, with its alternative text in each language. */
export function pictureDetails(): string {
  const alts = ['alt', ...ALT_TRANSLATIONS];
  const names = [...alts, 'width', 'height', 'color', 'focus', 'sizes', 'share'];
  const conditions = [
    `picture.keys().hasOnly(${listOf(names)})`,
    ...alts.map((name) => `('' + picture.get('${name}', '')).size() <= ${ALT_LENGTH}`),
    `isCount(picture.get('width', 1), 20000)`,
    `isCount(picture.get('height', 1), 20000)`,
    `picture.get('color', '#000000').matches('#[0-9A-Fa-f]{6}')`,
    `picture.get('focus', '0% 0%').matches('([0-9]{1,2}|100)% ([0-9]{1,2}|100)%')`,
    `sizes.keys().hasOnly(['480', '960', '1920'])`,
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
  );
}
