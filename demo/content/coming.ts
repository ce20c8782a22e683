import type { AnnouncementFields } from '../../src/content/announcement/announcement';
import type { VideoFields } from '../../src/content/video/video';
import type { DemoPicture } from './demo-picture';
import type { DemoEvent } from './events';

interface Unpublished {
  readonly id: string;
  /** Days from now until the evening of its publication; a draft has none. */
  readonly inDays?: number;
}

/** Announcements that are not published yet. */
export const COMING_ANNOUNCEMENTS: readonly (Unpublished &
  Omit<AnnouncementFields, 'picture'> &
  DemoPicture)[] = [
  {
    id: 'late-shows',
    inDays: 3,
    art: 'gallery/from-the-back-row',
    alt: 'A cinema hall seen from the last row, the beam above the heads, the screen white.',
    title: 'Late shows for Thirayude Veedu',
    subtitle: 'Every night at 11.15 in the first week',
    movieId: 'thirayude-veedu',
    description:
      'Nine theatres add a show at a quarter past eleven, for those who close their own shops at ten. The last buses wait until it is over; we asked them.',
  },
  {
    id: 'open-air-season',
    art: 'gallery/palms-and-moon',
    alt: 'Looking straight up between palms at the full moon.',
    title: 'Open-air season on the beach',
    description:
      'Six films on six Saturdays, beginning when the rain ends. Date and beach are still missing.',
  },
];

/** Videos that are not published yet. */
export const COMING_VIDEOS: readonly (Unpublished & Omit<VideoFields, 'picture'> & DemoPicture)[] =
  [
    {
      id: 'matinee-at-sreekala-trailer',
      inDays: 9,
      movieId: 'matinee-at-sreekala',
      art: 'gallery/old-projector',
      alt: 'An old film projector in brass light, its beam leaving to the right.',
      title: 'Matinee at Sreekala | Official trailer',
      description: 'The first two minutes, then the lights go on again.',
      videoUrl: 'https://youtu.be/nLv15MsTr_2',
      onLandingPage: true,
    },
  ];

/** Events that are not published yet. */
export const COMING_EVENTS: readonly (Unpublished & DemoEvent)[] = [
  {
    id: 'jury-week',
    inDays: 15,
    daysAway: 80,
    art: 'announcements/festival',
    alt: 'A white screen glowing on a dark beach before rows of people.',
    title: 'World premiere of Kanalppeeli',
    place: 'Harbour Theatre, Rotterdam',
    movieId: 'kanalppeeli',
    description: 'In the main competition. The name of the festival follows on the ninth.',
  },
  {
    id: 'open-air-opening',
    daysAway: 96,
    title: 'First night of the open-air season',
    place: 'South Beach, Alappuzha',
    movieId: 'low-tide-high-court',
    description: 'Once the beach has said yes. The film is known, the hour is not.',
  },
];
