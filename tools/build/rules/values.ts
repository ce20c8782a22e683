import { FIRST_YEAR, YEARS_AHEAD } from '../../../src/shared/day-range';
import { allOf, anyOf, indentedLines, rulesFunction, listLiteral } from './text';
import { translationsOf } from '../../../src/content/locale/translations';
import { ALT_LENGTH } from '../../../src/shared/admin-limits';
import { MAX_SIDE_PX } from '../../../src/shared/pictures/picture-header';
import { LARGEST_WIDTH_PX, SMALLER_WIDTHS_PX } from '../../../src/shared/pictures/prepared-picture';

/**
 * Returns a pattern of the four-digit years from `first` on, which costs the rules less than a
 * comparison.
 */
const yearsFrom = (first: number): string => {
  const digits = [...String(first)].map(Number);
  const later = digits.map((digit, at) => (at < digits.length - 1 ? digit + 1 : digit));
  return later
    .flatMap((digit, at) =>
      digit > 9
        ? []
        : `${digits.slice(0, at).join('')}[${digit}-9]${'[0-9]'.repeat(digits.length - 1 - at)}`,
    )
    .join('|');
};

/** A pattern of valid days except 29 February, which depends on the year. */
const DAY = [
  `(${yearsFrom(FIRST_YEAR)})-`,
  '((0[1-9]|1[0-2])-(0[1-9]|[12][0-9])|(0[13-9]|1[0-2])-30|(0[13578]|1[02])-31)',
].join('');
const WRITTEN_LIKE_A_DAY = '[0-9]{3,}-[0-9]{1,2}-[0-9]{1,2}';

const POSSIBLE_DAY = [
  `text.matches('${DAY}')`,
  `text < string(request.time.year() + ${YEARS_AHEAD + 1})`,
];

/** Returns the rules' functions for days that may be stored (product 10.18), and for texts that may be a day. */
export const dayRules = (): string =>
  [
    rulesFunction('isPossibleDay(text)', allOf(POSSIBLE_DAY)),
    indentedLines(
      '// A text that is written like a day has to be one. A call for that would cost too much.',
    ),
    rulesFunction(
      'isDateText(text, max)',
      anyOf([allOf(POSSIBLE_DAY), `text.size() <= max && !text.matches('${WRITTEN_LIKE_A_DAY}')`]),
    ),
  ].join('\n');

const WIDTHS = [...SMALLER_WIDTHS_PX, LARGEST_WIDTH_PX].map(String);
const sideCondition = (name: string) => `isCount(picture.get('${name}', 1), ${MAX_SIDE_PX})`;
const ONLY_KNOWN_SIZES = `sizes.keys().hasOnly(${listLiteral(WIDTHS)})`;
const SIZES_VARIABLE = { sizes: `picture.get('sizes', {})` };

/**
 * Returns the condition that a picture has only these fields, or that an edit adds no
 * unknown field to a stored picture.
 */
const onlyTheseFields = (names: string, field: string) =>
  `(picture.keys().hasOnly(${names})
      || picture.diff(was.get(${field}, {})).affectedKeys().hasOnly(${names}))`;

/** A file of the storage service in any bucket, or in the emulator, which the site's content policy blocks in production. */
const FILE = String.raw`(https://firebasestorage[.]googleapis[.]com|http://(127[.]0[.]0[.]1|localhost):[0-9]+)/v0/b/[a-z0-9._-]+/o/[^\\p{Z}"<>\\\\\\p{Cc}\\p{Cf}\\x{2066}-\\x{2069}]+`;
const JPEG = '[.]jpg([?][A-Za-z0-9&=_-]*)?';
/**
 * The maximum total length of the addresses of a picture's files: three widths and a share picture,
 * and each further one.
 */
const ADDRESSES_LENGTH = 1300;
const FURTHER_LENGTH = 300;

/** Returns the names of a picture's field in each language. */
const namesInAllLanguages = (name: string) => [
  name,
  ...(translationsOf?.(name) ?? []).map((translation) => translation.name),
];

/** Returns the functions of the rules that validate the addresses of files. */
function fileAddressRules(): string {
  const further = namesInAllLanguages('share').length - 1;
  return [
    indentedLines(
      '// A file of the storage service, in any bucket; the second host is the emulator, which the',
      "// site's content policy blocks in production.",
    ),
    rulesFunction('isImageUrl(value)', `value.size() <= 1024 && value.matches(\n      '${FILE}')`),
    indentedLines(
      '// The addresses of all files of a picture at once, which costs least: none has a blank in it. The',
      '// last ones are those for link previews, one for each language, of which not every service draws',
      "// another type than JPEG, or else only '.jpg'.",
    ),
    rulesFunction(
      'isFiles(urls)',
      allOf([
        `urls.size() <= ${ADDRESSES_LENGTH + further * FURTHER_LENGTH}`,
        `urls.matches(\n      '( |${FILE})*${JPEG}${`( (${FILE})?${JPEG})`.repeat(further)}')`,
      ]),
    ),
  ].join('\n');
}

/** Returns the rules for the details of a picture, with its alternative text in each language. */
export function pictureRules(): string {
  const alts = namesInAllLanguages('alt');
  const shares = namesInAllLanguages('share');
  const names = [...alts, 'width', 'height', 'color', 'focus', 'sizes', ...shares];
  const none = shares.map(() => "'.jpg'").join(', ');
  const conditions = [
    onlyTheseFields('pictureDetails()', "'picture'"),
    ...alts.map((name) => `('' + picture.get('${name}', '')).size() <= ${ALT_LENGTH}`),
    sideCondition('width'),
    sideCondition('height'),
    `picture.get('color', '#000000').matches('#[0-9A-Fa-f]{6}')`,
    `picture.get('focus', '0% 0%').matches('([0-9]{1,2}|100)% ([0-9]{1,2}|100)%')`,
    ONLY_KNOWN_SIZES,
    `isFiles(sizes.values().concat([\n        ${shares
      .map((name) => `picture.get('${name}', '.jpg')`)
      .join(', ')}]).join(' '))`,
  ];
  return [
    fileAddressRules(),
    indentedLines(
      '// What is stored of a picture beside its address. Another one has another map.',
      '',
    ),
    rulesFunction('pictureDetails()', listLiteral(names)),
    rulesFunction('isPicture(picture, was)', allOf(conditions), SIZES_VARIABLE),
    indentedLines(
      '// A second picture with what is needed to show it behind the head of a page.',
      '',
    ),
    rulesFunction('backdropDetails()', listLiteral(['src', 'width', 'sizes'])),
    rulesFunction(
      'isBackdrop(picture, was, field)',
      allOf([
        onlyTheseFields('backdropDetails()', 'field'),
        sideCondition('width'),
        ONLY_KNOWN_SIZES,
        `isFiles(sizes.values().concat([picture.src, ${none}]).join(' '))`,
      ]),
      SIZES_VARIABLE,
    ),
  ].join('\n');
}
