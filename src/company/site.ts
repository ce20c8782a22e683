/**
 * The names of the company. This folder has all names and styles of the company before any setting;
 * edit nothing else to adapt the site to another company (README, "Another company").
 */
export const site = {
  /** The address of the published site without a trailing slash, for link previews and Google. */
  origin: 'https://nilavu.example',
  name: 'Nilavu Pictures',
  tagline: 'Films made after dark, from Kochi.',
  /**
   * The company's time zone (IANA name), which applies to all days and times on the site, wherever
   * the visitor is.
   */
  timeZone: 'Asia/Kolkata',
} as const;

/** The name where space is limited, such as below the icon on a phone's home screen. */
export const SHORT_NAME = 'Nilavu';
