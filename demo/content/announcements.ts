import type { Announcement } from '../../src/content/announcement/announcement';
import type { DemoPicture } from './demo-picture';

type DemoAnnouncement = Omit<Announcement, 'picture'> & DemoPicture;

/** Returns the key of an announcement that was made at this time (product 6.1). */
const keyFor = (time: string) => `item_${Date.parse(time)}`;

/** Newest first. */
export const ANNOUNCEMENTS: readonly DemoAnnouncement[] = [
  {
    key: keyFor('2026-11-19T17:00:00+05:30'),
    art: 'announcements/advance-booking',
    alt: 'Two amber ticket stubs lying on dark cloth.',
    title: 'Advance booking opens for Thirayude Veedu',
    subtitle: '1 December, 10 am',
    movieId: 'thirayude-veedu',
    description:
      'Tickets for the first week go on sale on 1 December at ten in the morning, in 140 theatres across Kerala and in Bengaluru, Chennai and Mumbai. The first show at our home screen in Kochi is at 6.30 am, with tea and a talk by the director afterwards. Seats for that show are limited to two per person.',
  },
  {
    key: keyFor('2026-11-14T11:30:00+05:30'),
    art: 'announcements/casting-call',
    alt: 'An empty chair in a circle of light on a stage.',
    title: 'Open casting call in Kozhikode',
    subtitle: 'Ages 8 to 80',
    description:
      'Our next film is set on one street, and we are looking for the whole street: shopkeepers, grandmothers, auto drivers, twins. No experience needed, no photographs, no fees, ever. Come as you are to the Town Hall annexe on 28 and 29 November between 9 am and 5 pm and be ready to tell us about the last time you laughed in the wrong place.',
  },
  {
    key: keyFor('2026-11-09T09:00:00+05:30'),
    art: 'announcements/monsoon-wrap',
    alt: 'A film camera under a large umbrella in heavy rain.',
    movieId: 'kallum-valayum',
    title: 'മഴക്കാല ചിത്രീകരണം പൂർത്തിയായി',
    description:
      '‘കല്ലും വലയും’ എന്ന ചിത്രത്തിൻ്റെ അമ്പത്തിയാറു ദിവസം നീണ്ട മഴക്കാല ഷെഡ്യൂൾ ഫോർട്ട് കൊച്ചിയിൽ പൂർത്തിയായി. നനഞ്ഞു നിന്ന ഓരോ അണിയറപ്രവർത്തകനും, ഷൂട്ടിങ്ങിനായി വലകൾ വിട്ടുതന്ന മത്സ്യത്തൊഴിലാളികൾക്കും നന്ദി.',
  },
  {
    key: keyFor('2026-10-31T18:45:00+05:30'),
    art: 'announcements/festival',
    alt: 'A white screen glowing on a dark beach before rows of people.',
    title: 'Kanalppeeli selected for competition',
    subtitle: 'World premiere in February',
    description:
      'The film will have its first public screening in the main competition of a festival we may not name until the ninth of December. The director has already packed.',
  },
  {
    key: keyFor('2026-10-18T10:00:00+05:30'),
    art: 'announcements/recording',
    alt: 'Concentric rings of sound spread from a drum, drawn in copper and teal.',
    title: 'Thirty-one drummers, one take',
    description: 'The score of Kanalppeeli is finished. Hear the first minutes under Videos.',
  },
  {
    key: keyFor('2026-10-05T12:15:00+05:30'),
    art: 'announcements/moving-cinema',
    alt: 'A van with a screen on its side stands in the hills at night, stars above.',
    title: 'The moving cinema is back on the road',
    subtitle: 'Idukki and Wayanad, until Christmas',
    description:
      'Our van with the folding screen visits twenty-six villages that have no cinema within thirty kilometres. Entry is free, the programme is Paper Rockets for children at five and Tea for the Dead for everybody else at seven. If your village would like a visit, write to us by the contact form with the name of somebody who can lend us a wall socket.',
  },
  {
    key: keyFor('2026-09-15T09:30:00+05:30'),
    art: 'announcements/workshop',
    alt: 'Sheets of a storyboard pinned in rows, one of them in amber.',
    title: 'Screenwriting workshop for students',
    subtitle: 'Twelve places, one week in January',
    description:
      'Twelve students from any college in Kerala will spend a week with our writers in Kochi and leave with a finished short script. Travel and lodging are paid. To apply, send one page about a place you know well. Not a story: a place. Applications close on 10 December 2026.',
  },
  {
    key: keyFor('2026-08-22T16:00:00+05:30'),
    art: 'announcements/new-stage',
    alt: 'Tall studio doors stand a little open; warm light falls through on the floor.',
    title: 'Stage 2 is open',
    description: 'Our second sound stage in Kakkanad takes bookings from October.',
  },
];
