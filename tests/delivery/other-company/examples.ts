export const EXAMPLES = {
  people: 'Ada Example, Bob Example',
  cast: 'Ada Example as Wind, Bob Example',
  language: 'English, te reo Māori',
  certificate: 'G, PG or M',
};
