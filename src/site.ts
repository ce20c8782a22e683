/**
 * Everything that names the company. A company that takes this site over edits this file,
 * the pictures in src/assets and public, and index.html's title and description.
 */
export const site = {
  name: 'Nilavu Pictures',
  /** The first word of the name, for tight places. */
  shortName: 'Nilavu',
  tagline: 'Films made after dark, from Kochi.',
  ticketUrl: 'https://tickets.example/nilavu',
  phone: { display: '+91 484 555 0142', href: 'tel:+914845550142' },
  email: 'hello@nilavu.test',
  address: ['Nilavu Pictures', '14 Calvathy Road, Fort Kochi', 'Kochi, Kerala 682001', 'India'],
  mapQuery: 'Fort Kochi, Kochi, Kerala',
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/nilavu.example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@nilavu-example' },
    { name: 'Facebook', href: 'https://www.facebook.com/nilavu.example' },
  ],
  producers: [
    { name: 'Meenakshi Varma', role: 'Producer' },
    { name: 'Joseph Tharakan', role: 'Producer' },
  ],
  copyright: '© 2025 Nilavu Pictures. All rights reserved.',
} as const;
