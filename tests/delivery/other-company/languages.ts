export const LANGUAGES = [
  { code: 'en', tag: 'en-NZ', name: 'English', offer: 'This site is there in English, too.' },
] as const;

export type OtherLanguage = never;
