import { PRIVACY as FIRST } from '../privacy.ts';

/** The facts that the privacy policy states. Its text, in src/shared/words, is the same for any company. */
export const PRIVACY = {
  ...FIRST,
  updated: { ...FIRST.updated, words: '2026 നവംബർ 28' },
  contact: { ...FIRST.contact, name: 'ജോസഫ് തരകൻ' },
  country: 'ഇന്ത്യ',
  law: 'ഇന്ത്യയുടെ ഡിജിറ്റൽ വ്യക്തിവിവര സംരക്ഷണ നിയമം, 2023',
  authority: 'ഇന്ത്യയിലെ ഡേറ്റാ സംരക്ഷണ ബോർഡ്',
  backups: 'പതിനാല് ആഴ്ച',
};
