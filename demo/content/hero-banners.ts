import type { HeroBannerFields } from '../../src/content/banner/banner';
import type { DemoPicture } from './demo-picture';

type DemoHeroBanner = Omit<HeroBannerFields, 'picture'> &
  DemoPicture & { readonly id: string; readonly publishedAt: string };

/** Three banners with a movie and one with the general greeting (product 4.4, 4.5), newest first. */
export const HERO_BANNERS: readonly DemoHeroBanner[] = [
  {
    id: 'thirayude-veedu',
    publishedAt: '2026-11-17T09:00:00+05:30',
    art: 'banners/thirayude-veedu',
    alt: 'Moonlight on the sea; at the right a house with one lit window between palms.',
    focus: '72% 50%',
    title: 'തിരയുടെ വീട്',
    line: 'In theatres 18 December',
    link: '/movie/thirayude-veedu',
  },
  {
    id: 'matinee-at-sreekala',
    publishedAt: '2026-11-10T09:00:00+05:30',
    art: 'banners/matinee-at-sreekala',
    alt: 'A neon-lit cinema in the rain at night, a couple under a red umbrella on the wet road.',
    focus: '66% 50%',
    title: 'Matinee at Sreekala',
    line: 'One screen. One summer. 19 March 2027',
    link: '/movie/matinee-at-sreekala',
  },
  {
    id: 'fort-kochi',
    publishedAt: '2026-11-02T09:00:00+05:30',
    art: 'banners/fort-kochi',
    alt: 'Chinese fishing nets of Fort Kochi against the last light of the day.',
    focus: '72% 60%',
  },
  {
    id: 'kanalppeeli',
    publishedAt: '2026-10-12T09:00:00+05:30',
    art: 'banners/kanalppeeli',
    alt: 'A crown of burning feathers around a dark face, sparks rising.',
    focus: '80% 50%',
    title: 'കനൽപ്പീലി',
    line: 'For one night a year, he is heard',
    link: '/movie/kanalppeeli',
  },
];
