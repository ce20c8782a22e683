/** Characters of what both texts have in common that are shown on either side of a difference. */
const CONTEXT = 40;

/** Two versions of a text: what they have in common around the difference, and the difference. */
interface TextDifference {
  /** The end of the common beginning; begins with an ellipsis if it is cut. */
  readonly start: string;
  readonly before: string;
  readonly after: string;
  readonly end: string;
}

/** Returns where two texts differ, by whole words, with a few words of what is around it. */
export function textDifference(before: string, after: string): TextDifference {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const most = Math.min(one.length, other.length);
  let first = 0;
  while (first < most && one[first] === other[first]) first += 1;
  let last = 0;
  while (last < most - first && one.at(-1 - last) === other.at(-1 - last)) last += 1;
  const middle = (words: readonly string[]) => words.slice(first, words.length - last).join('');
  return {
    start: endOf(one.slice(0, first).join('')),
    before: middle(one),
    after: middle(other),
    end: startOf(one.slice(one.length - last).join('')),
  };
}

/** Words, each with the white space behind it. */
const wordsOf = (text: string) => text.match(/\S+\s*|^\s+/g) ?? [];

function endOf(text: string): string {
  if (text.length <= CONTEXT) return text;
  return `… ${text.slice(-CONTEXT).replace(/^\S*\s+(?=\S)/, '')}`;
}

function startOf(text: string): string {
  if (text.length <= CONTEXT) return text;
  return `${text.slice(0, CONTEXT).replace(/\s+\S*$/, '')} …`;
}
