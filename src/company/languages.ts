/** A language of the public site. */
export interface SiteLanguage {
  /** The beginning of its addresses, and the name of its folders. */
  readonly code: string;
  /** BCP 47. */
  readonly tag: string;
  /** What it is called in itself. */
  readonly name: string;
  /** What stands for that where there is no room: a letter or two. */
  readonly short: string;
  /** What visitors read whose browser prefers it, while they see another one. */
  readonly offer: string;
}

/**
 * The languages of the public site, the first one at addresses without a prefix. The words of another one
 * are in `ml/x.ts` beside each `x.ts` of src/shared/words and of this folder (docs/add-a-language.md).
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
