import { expect } from 'vitest';

interface ScreenMatchers<R> {
  /** Expects a link to have this address. */
  toLeadTo: (href: unknown) => R;
  /** Expects elements to have these texts in this order. */
  toHaveTexts: (texts: readonly unknown[]) => R;
}

declare module 'vitest' {
  // oxlint-disable-next-line typescript/no-explicit-any -- as it is declared there
  interface Matchers<T = any> extends ScreenMatchers<T> {}
}

expect.extend({
  toLeadTo(link: Element, href: unknown) {
    const actual = link.getAttribute('href');
    const pass = this.equals(actual, href);
    return { pass, actual, expected: href, message: () => `The link leads to ${String(actual)}` };
  },
  toHaveTexts(elements: readonly Element[], expected: readonly unknown[]) {
    const actual = elements.map(({ textContent }) => textContent);
    const pass = this.equals(actual, expected);
    return { pass, actual, expected, message: () => `The texts are ${actual.join(', ')}` };
  },
});
