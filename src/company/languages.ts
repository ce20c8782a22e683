export interface SiteLanguage {
  /** The prefix of its addresses, and the name of its folders. */
  readonly code: string;
  /** The BCP 47 tag. */
  readonly tag: string;
  /** The name of the language in the language itself. */
  readonly name: string;
  /** A short form of the name, of one or two letters. */
  readonly short: string;
  /** The offer to visitors whose browser prefers this language while they see another one. */
  readonly offer: string;
}

/**
 * The languages of the public site; the first one has addresses without a prefix. The texts in
 * another language are in `ml/x.ts` beside each `x.ts` of src/shared/words and of this folder
 * (docs/add-a-language.md).
 */
export const LANGUAGES = [
  {
    code: 'en',
    tag: 'en-IN',
    name: 'English',
    short: 'En',
    offer: 'This site is there in English, too.',
  },
  { code: 'ml', tag: 'ml-IN', name: 'മലയാളം', short: 'മ', offer: 'ഈ സൈറ്റ് മലയാളത്തിലും വായിക്കാം.' },
] as const satisfies readonly SiteLanguage[];

/** A language other than the first one. */
export type OtherLanguage = Exclude<
  (typeof LANGUAGES)[number]['code'],
  (typeof LANGUAGES)[0]['code']
>;
