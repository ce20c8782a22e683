/**
 * What names the company. This folder has all that names and dresses it before any setting; to adapt the site
 * to another company, edit nothing else (README, "Another company").
 */
export const site = {
  /** The address of the published site, without a slash at its end: link previews and Google see it. */
  origin: 'https://nilavu.example',
  name: 'Nilavu Pictures',
  tagline: 'Films made after dark, from Kochi.',
  /**
   * The time zone of the company, by its name in the IANA database: days and times that the site names
   * are of this zone, wherever a visitor is.
   */
  timeZone: 'Asia/Kolkata',
} as const;

/** The name where space is limited: below the icon on a phone's home screen. */
export const SHORT_NAME = 'Nilavu';
