/** What several movies may have in common, and what is suggested and renamed everywhere. */
export const VALUE_KINDS = ['genre', 'language', 'person'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];
