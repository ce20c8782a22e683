import type { DemoGalleryImage } from './gallery';

const collection = 'images';

/** Premieres, houses and the places we come from. */
export const GALLERY_TOP: readonly DemoGalleryImage[] = [
  {
    collection,
    id: 'backwaters-at-six',
    publishedAt: '2026-11-15T08:00:00+05:30',
    art: 'gallery/backwaters-at-six',
    alt: 'A houseboat in golden morning mist between palms.',
    title: 'Backwaters, six in the morning',
    subtitle: 'Kainakary',
    description: 'The light lasts eleven minutes. We came back for it nine days in a row.',
  },
  {
    collection,
    id: 'premiere-crowd',
    publishedAt: '2026-10-02T21:00:00+05:30',
    art: 'gallery/premiere-crowd',
    alt: 'Silhouettes of a crowd under searchlights before a cinema.',
    title: 'Opening night',
    subtitle: 'Tea for the Dead, Kochi',
    description: 'Nine hundred people and one tea stall.',
  },
  {
    collection,
    id: 'from-the-back-row',
    publishedAt: '2026-10-02T22:30:00+05:30',
    art: 'gallery/from-the-back-row',
    alt: 'A cinema hall seen from the last row, the beam above the heads, the screen white.',
    title: 'From the back row',
    subtitle: 'Home screen, Kochi',
    description: 'The best seat in the house, say those who have to leave first.',
  },
  {
    collection,
    id: 'old-projector',
    publishedAt: '2026-09-03T12:00:00+05:30',
    art: 'gallery/old-projector',
    alt: 'An old film projector in brass light, its beam leaving to the right.',
    title: 'Number 4',
    subtitle: 'Saved from the Sreekala set',
    description:
      'Built in 1961, still running. It now stands in our foyer and starts at the press of a button.',
  },
  {
    collection,
    id: 'umbrellas-from-above',
    publishedAt: '2026-08-14T19:00:00+05:30',
    art: 'gallery/umbrellas-from-above',
    alt: 'Many umbrellas seen from above on a wet square, one of them red.',
    title: 'It rained, of course',
    subtitle: 'Premiere of Nooru Mazha, Thrissur',
    description: 'Everybody came with an umbrella. Nobody would have dared not to.',
  },
  {
    collection,
    id: 'nets-at-blue-hour',
    publishedAt: '2026-07-30T19:10:00+05:30',
    art: 'gallery/nets-at-blue-hour',
    alt: 'A Chinese fishing net in blue evening light with one lamp on its platform.',
    title: 'Blue hour',
    subtitle: 'Fort Kochi',
    description: 'Two hundred metres from our office door.',
  },
  {
    collection,
    id: 'palms-and-moon',
    publishedAt: '2026-06-29T20:30:00+05:30',
    art: 'gallery/palms-and-moon',
    alt: 'Looking straight up between palms at the full moon.',
    title: 'Nilavu',
    subtitle: 'The reason for our name',
    description: 'Moonlight, in Malayalam. Taken lying on the roof of the sound truck.',
  },
];
