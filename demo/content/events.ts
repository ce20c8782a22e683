import type { EventFields } from '../../src/content/event/event';
import type { DemoPicture } from './demo-picture';

/** An event of the demo, on a day that is counted from that of the seeding. */
export type DemoEvent = Omit<EventFields, 'picture' | 'day' | 'lastDay'> &
  Partial<DemoPicture> & {
    readonly id: string;
    /** Days until it; below 0 it is over. */
    readonly daysAway: number;
    /** How many days it takes, if several. */
    readonly days?: number;
  };

/** Soonest first: two that are over, one of today, three to come; one without a picture. */
export const EVENTS: readonly DemoEvent[] = [
  {
    id: 'green-cardamom-with-tea',
    daysAway: -38,
    art: 'gallery/tea-hills',
    alt: 'Rows of tea on rolling hills, fog in the valleys.',
    title: 'Green Cardamom, with tea',
    place: 'High Range Club, Munnar',
    time: '17:30',
    movieId: 'green-cardamom',
    description:
      'The film came back to the hills that it was shot in. Everybody who carried a cable got a seat in the first row.',
  },
  {
    id: 'paper-rockets-for-children',
    daysAway: -9,
    art: 'gallery/premiere-crowd',
    alt: 'Silhouettes of a crowd under searchlights before a cinema.',
    title: 'Paper Rockets at the Children’s Film Days',
    place: 'Tagore Hall, Kozhikode',
    time: '10:00',
    movieId: 'paper-rockets',
    description:
      'Three hundred children, one film, and a competition for the longest flight down from the balcony.',
  },
  {
    id: 'tea-for-the-dead-open-air',
    daysAway: 0,
    days: 2,
    title: 'Tea for the Dead under the open sky',
    place: 'Vasco Square, Fort Kochi',
    time: '18:45',
    movieId: 'tea-for-the-dead',
    description:
      'The moving cinema ends its tour at home, on two evenings. Entry is free, chairs are not provided, tea is. If it rains we show it under the arcade.',
  },
  {
    id: 'thirayude-veedu-preview',
    daysAway: 6,
    art: 'banners/thirayude-veedu',
    alt: 'Moonlight on the sea; at the right a house with one lit window between palms.',
    focus: '72% 50%',
    title: 'തിരയുടെ വീട്: പ്രിവ്യൂ പ്രദർശനം',
    place: 'കടപ്പുറം സിനിമാസ്, കോഴിക്കോട്',
    time: '18:30',
    endTime: '21:30',
    movieId: 'thirayude-veedu',
    link: 'https://tickets.example/kadappuram/thirayude-veedu',
    description:
      'റിലീസിനു മുൻപ് ആദ്യമായി. പ്രദർശനത്തിനു ശേഷം സംവിധായിക അനഘ വാര്യരും അഭിനേതാക്കളും പ്രേക്ഷകരുമായി സംസാരിക്കും. തീരഗ്രാമങ്ങളിൽ നിന്നു വരുന്നവർക്ക് പ്രവേശനം സൗജന്യം.',
  },
  {
    id: 'kanalppeeli-work-in-progress',
    daysAway: 17,
    art: 'banners/kanalppeeli',
    alt: 'A crown of burning feathers around a dark face, sparks rising.',
    focus: '66% 40%',
    title:
      'Kanalppeeli, twenty unfinished minutes: a first look, with thirty-one drummers on the stage and the director, who promises not to explain any of it',
    place: 'Nishagandhi Open-Air Theatre, Thiruvananthapuram',
    time: '20:15',
    movieId: 'kanalppeeli',
    link: 'https://festival.example/first-look',
    description:
      'The festival of Kerala has asked for a first look, and gets one: the fire, the forest and the whole of the second reel, with the score played live. Delegates enter with their pass; a hundred seats are kept for those who have none, from seven o’clock at the east gate.',
  },
  {
    id: 'sreekala-meeting',
    daysAway: 33,
    art: 'gallery/old-projector',
    alt: 'An old film projector in brass light, its beam leaving to the right.',
    title: 'Meet the last projectionist',
    place: 'Sreekala Talkies, Kochi',
    movieId: 'matinee-at-sreekala',
    description:
      'He ran the projector of the Sreekala for forty-one years, and plays himself in our film. An afternoon with him, two reels and a screwdriver.',
  },
];
