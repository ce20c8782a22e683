/**
 * Returns the attributes for the numbers in a style (the width of a title's longest word, or a
 * focal point), because the content security policy does not allow style attributes
 * (served-numbers.css). Returns '' for other styles.
 */
export function servedNumbers(style: string): string {
  const [, word] = /--word:([^;]*)/.exec(style) ?? [];
  const [, left, top] = /object-position:([\d.]+)% ([\d.]+)%/.exec(style) ?? [];
  if (word) {
    const hundredths = Math.round(Number(word) * 100);
    return attributes(Math.floor(hundredths / 100), hundredths % 100);
  }
  return left && top ? attributes(Math.round(Number(left)), Math.round(Number(top))) : '';
}

const attributes = (x: number, y: number) => ` data-x="${powersIn(x)}" data-y="${powersIn(y)}"`;

const POWERS = [64, 32, 16, 8, 4, 2, 1];

/** Returns the powers of two whose sum is a number up to 127: '64 2' for 66. */
const powersIn = (number: number) => POWERS.filter((power) => number & power).join(' ');
