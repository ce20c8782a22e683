/**
 * The kinds of content, in the order in which they are offered, each with the letter that its keys in the
 * search index begin with: one for each of several collections, none for a kind that is not searched.
 */
export const KIND_LETTERS = {
  movie: 'UR',
  video: 'V',
  announcement: 'A',
  event: 'E',
  image: '',
  banner: '',
} as const;

export type KindName = keyof typeof KIND_LETTERS;
export const KIND_NAMES = Object.keys(KIND_LETTERS) as readonly KindName[];

/** The kinds that are in the search index. */
export type SearchKind = {
  [Name in KindName]: (typeof KIND_LETTERS)[Name] extends '' ? never : Name;
}[KindName];

/** Something of each kind. */
export type ByKind<T> = Readonly<Record<KindName, T>>;

/** Makes something of each kind. */
export const byKind = <T>(make: (kind: KindName) => T): ByKind<T> =>
  Object.fromEntries(KIND_NAMES.map((kind) => [kind, make(kind)])) as ByKind<T>;
