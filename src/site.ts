/**
 * Everything that names the company. A company that takes this site over edits this file,
 * the pictures in src/assets and public, the words of src/pages/about and src/pages/privacy, and
 * index.html's title and description.
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
    {
      name: 'Meenakshi Varma',
      role: 'Producer',
      bio: 'Reads every script aloud once, standing up, before she says yes. Ran the projector of a film society in Mattancherry for nine years and was production manager on eleven films, eight of which were finished. Ask her about scripts, actors and rain.',
    },
    {
      name: 'Joseph Tharakan',
      role: 'Producer',
      bio: 'Kept the books of a boatyard for nineteen years and still works out a scene in litres of diesel. Boats, permits, wages and lunch are his. He has cried at one of our films and will not say which.',
    },
  ],
  /** Who answers for personal data (the privacy policy). */
  privacyContact: { name: 'Joseph Tharakan', email: 'privacy@nilavu.test' },
  copyright: '© 2025 Nilavu Pictures. All rights reserved.',
} as const;
