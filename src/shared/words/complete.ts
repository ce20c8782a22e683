type Translated<Word> = Word extends string
  ? string
  : Word extends (...given: infer Given) => infer Result
    ? (...given: Given) => Result extends string ? string : Result
    : Word extends object
      ? { readonly [Name in keyof Word]: Translated<Word[Name]> }
      : Word;

/** The texts of a file in another language: a missing or an additional text is a type error. */
export type Words<
  Given,
  Other extends Translated<Given> & {
    readonly [Name in Exclude<keyof Other, keyof Given>]: never;
  },
> = Other;
