import { FIRST_YEAR, YEARS_AHEAD } from '../../src/shared/day-range';
import { all, any, lines, rulesFunction } from './text';

/** A pattern of the years of four digits from the first one on: a comparison costs the rules more. */
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

/** A day that exists, but for 29 February, which is not in every year. */
const DAY = [
  `(${yearsFrom(FIRST_YEAR)})-`,
  '((0[1-9]|1[0-2])-(0[1-9]|[12][0-9])|(0[13-9]|1[0-2])-30|(0[13578]|1[02])-31)',
].join('');
const WRITTEN_LIKE_A_DAY = '[0-9]{3,}-[0-9]{1,2}-[0-9]{1,2}';

const POSSIBLE = [
  `text.matches('${DAY}')`,
  `text < string(request.time.year() + ${YEARS_AHEAD + 1})`,
];

/** Returns the rules' functions for days that may be stored (product 10.18), and for texts that may be a day. */
export const days = (): string =>
  [
    rulesFunction('isPossibleDay(text)', all(POSSIBLE)),
    lines(
      '// A text that is written like a day has to be one. A call for that would cost too much.',
    ),
    rulesFunction(
      'isDateText(text, max)',
      any([all(POSSIBLE), `text.size() <= max && !text.matches('${WRITTEN_LIKE_A_DAY}')`]),
    ),
  ].join('\n');
