/** A second company, for the test that builds the site for it: other values of all that is in src/company. */
export const site = {
  origin: 'https://zephyr-films.test',
  name: 'Zephyr & Sons Films',
  tagline: 'Comedies by daylight.',
  timeZone: 'Europe/Lisbon',
} as const;

export const SHORT_NAME = 'Zephyr';
