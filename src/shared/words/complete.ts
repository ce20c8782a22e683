type Translated<Word> = Word extends string
  ? string
  : Word extends (...given: infer Given) => infer Result
    ? (...given: Given) => Result extends string ? string : Result
    : Word extends object
      ? { readonly [Name in keyof Word]: Translated<Word[Name]> }
      : Word;

/** The words of a file in another language: an error of types if one is missing, or is one too many. */
export type Words<
  Given,
  Other extends Translated<Given> & {
    readonly [Name in Exclude<keyof Other, keyof Given>]: never;
  },
> = Other;
