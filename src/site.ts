/**
 * What names the company in the built files (product 1.2). To adapt the site to another company, edit
 * this file, the pictures in src/assets and public, the text of src/pages/privacy, the descriptions
 * in src/page-heads.ts, and the name in index.html. Everything else that is the company's own has its
 * built-in value in src/settings and can be changed at /admin/settings.
 */
export const site = {
  /** The address of the published site, without a slash at its end: link previews and Google see it. */
  origin: 'https://nilavu.example',
  name: 'Nilavu Pictures',
  /** The name where space is limited. */
  shortName: 'Nilavu',
  tagline: 'Films made after dark, from Kochi.',
} as const;
