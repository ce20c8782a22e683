/** The facts that the privacy policy states. Its text, in src/shared/words, is the same for any company. */
export const PRIVACY = {
  /** The date of the policy, which changes with every change of the facts or of the text. */
  updated: { day: '2026-11-28', words: '28 November 2026' },
  /** The contact for questions about personal data. It is part of the policy, which has a date. */
  contact: { name: 'Joseph Tharakan', email: 'privacy@nilavu.test' },
  country: 'India',
  law: 'India’s Digital Personal Data Protection Act, 2023',
  authority: 'the Data Protection Board of India',
  /** How long backups of the database are kept. */
  backups: 'fourteen weeks',
};
