/**
 * The names of the company. This folder contains everything that names and styles it before any setting; to
 * adapt the site to another company, edit nothing else (README, "Another company").
 */
export const site = {
  /** The address of the published site without a trailing slash, for link previews and Google. */
  origin: 'https://nilavu.example',
  name: 'Nilavu Pictures',
  tagline: 'Films made after dark, from Kochi.',
  /**
   * The company's time zone, by its name in the IANA database. Days and times on the site are in this zone,
   * wherever the visitor is.
   */
  timeZone: 'Asia/Kolkata',
} as const;

/** The name where space is limited, such as below the icon on a phone's home screen. */
export const SHORT_NAME = 'Nilavu';
