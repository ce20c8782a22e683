import type { Video } from '../../../src/domain/video';

export type DemoVideo = Omit<Video, 'publishedAt'> & { readonly publishedAt: string };

/** Every form of a YouTube link an editor may paste; the ids are made up. Newest first. */
export const VIDEOS: readonly DemoVideo[] = [
  {
    id: 'thirayude-veedu-trailer',
    title: 'തിരയുടെ വീട് | Official trailer',
    description:
      'Two minutes by the sea. In theatres 18 December. Malayalam with English subtitles.',
    videoUrl: 'https://www.youtube.com/watch?v=nLv01ThrVd0',
    onLandingPage: true,
    publishedAt: '2026-11-18T18:00:00+05:30',
  },
  {
    id: 'oru-cheriya-iruttu-teaser',
    title: 'ഒരു ചെറിയ ഇരുട്ട് | Teaser',
    description:
      'Watch it with the lights on, then with the lights off. The number she stops at is not the same.',
    videoUrl: 'https://youtu.be/nLv02OcIrt8',
    onLandingPage: true,
    publishedAt: '2026-11-13T20:00:00+05:30',
  },
  {
    id: 'one-day-one-bus',
    title: 'One day, one bus, fourteen hairpins',
    description:
      'How the crew of The Last Bus to Vagamon hung a camera outside a moving 1974 bus and got it back.',
    videoUrl: 'https://www.youtube.com/watch?v=nLv03LbVgm2&t=4s',
    onLandingPage: true,
    publishedAt: '2026-11-07T17:30:00+05:30',
  },
  {
    id: 'kallum-valayum-first-look',
    title: 'കല്ലും വലയും | First look',
    description: 'Six men, one net.',
    videoUrl: 'https://youtu.be/nLv04KlVly6?t=12',
    onLandingPage: true,
    publishedAt: '2026-10-30T19:00:00+05:30',
  },
  {
    id: 'set-tour-short',
    title: 'We built a cinema inside a cinema',
    description:
      'Sixty seconds on the set of Matinee at Sreekala: 400 seats rescued from a hall in Kodungallur.',
    videoUrl: 'https://www.youtube.com/shorts/nLv12StTr_1',
    onLandingPage: true,
    publishedAt: '2026-10-22T12:00:00+05:30',
  },
  {
    id: 'kanalppeeli-drums',
    title: 'The drums of Kanalppeeli, recorded in the open',
    description:
      'Thirty-one drummers, one field in Karivellur, no second take. With the sound team on why the crows stayed in.',
    videoUrl: 'https://www.youtube.com/embed/nLv06KnPly9',
    onLandingPage: true,
    publishedAt: '2026-10-11T10:00:00+05:30',
  },
  {
    id: 'premiere-live',
    title: 'Tea for the Dead | Premiere night, live from Kochi',
    description:
      'The whole evening, from the tea stall in the foyer to the questions after the screening.',
    videoUrl: 'https://www.youtube.com/live/nLv13PrLv_7',
    onLandingPage: false,
    publishedAt: '2026-10-01T18:00:00+05:30',
  },
  {
    id: 'eleventh-boat-training',
    title: 'A hundred women learn to row',
    description:
      'Four months on the Pamba with the cast of പതിനൊന്നാം വള്ളം, most of whom had never held an oar.',
    videoUrl: 'https://www.youtube-nocookie.com/embed/nLv14EbTr-2',
    onLandingPage: true,
    publishedAt: '2026-09-19T09:30:00+05:30',
  },
  {
    id: 'nooru-mazha-song',
    title: 'നൂറു മഴ | Song: Karkkidakam',
    description: 'The title song in full, with the lyrics in Malayalam and in English.',
    videoUrl: 'https://m.youtube.com/watch?v=nLv08NrMzh7',
    onLandingPage: true,
    publishedAt: '2026-08-10T18:30:00+05:30',
  },
  {
    id: 'tea-for-the-dead-trailer',
    title: 'Tea for the Dead | Trailer',
    description: 'Thirty years, no complaints. Until now.',
    videoUrl: 'https://www.youtube.com/watch?v=nLv07TfTd_4&list=PLnilavu&index=2',
    onLandingPage: true,
    publishedAt: '2026-08-05T18:00:00+05:30',
  },
  {
    id: 'brass-live-session',
    title: 'Small Town Brass | Live session at Kuttikkattoor church',
    description: 'Four tunes, played by the actors themselves. The wrong notes are in the script.',
    videoUrl: 'https://www.youtube.com/live/nLv09SmTb_5?feature=share',
    onLandingPage: true,
    publishedAt: '2026-06-20T11:00:00+05:30',
  },
  {
    id: 'paper-rockets-how-to',
    title: 'How to fold the rocket from Paper Rockets',
    description: 'One sheet of newspaper, two minutes, no kerosene. For children from six.',
    videoUrl: 'https://youtu.be/nLv10PpRk-3?si=share',
    onLandingPage: false,
    publishedAt: '2026-05-18T10:00:00+05:30',
  },
  {
    id: 'clockmaker-sound',
    title: 'Three hundred clocks: the sound of Mattancherry',
    description:
      'Every tick in The Clockmaker of Mattancherry belongs to a real clock. Our sound designer introduces his favourites.',
    videoUrl: 'https://www.youtube.com/watch?v=nLv11CkMk8a',
    onLandingPage: false,
    publishedAt: '2026-04-06T16:00:00+05:30',
  },
  {
    id: 'low-tide-questions',
    title: 'Low Tide, High Court | Director’s answers',
    description: 'Is the sandbank real? It was on the day we asked.',
    videoUrl: 'http://www.youtube.com/watch?feature=youtu.be&v=nLv15LtHc_6',
    onLandingPage: false,
    publishedAt: '2026-01-04T12:00:00+05:30',
  },
];
