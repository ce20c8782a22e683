const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** 1st, 2nd, 3rd, 4th, 11th, 21st … */
export const ordinal = (n: number): string => `${n}${ENDINGS[rules.select(n)]}`;
