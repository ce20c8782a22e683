export const PRIVACY = {
  updated: { day: '2027-02-01', words: '1 February 2027' },
  contact: { name: 'Ada Example', email: 'data@zephyr-films.test' },
  country: 'New Zealand',
  law: 'The Privacy Act 2020 of New Zealand',
  authority: 'the Privacy Commissioner',
  backups: 'seven weeks',
};
