import type { DemoGalleryImage } from './gallery';

const imagesOf = (movie: string) => `Movies/Upcoming/Movies/${movie}/images`;

/** Images in a collection below their movie's document. */
export const GALLERY_FILMS: readonly DemoGalleryImage[] = [
  {
    collection: imagesOf('the-last-bus-to-vagamon'),
    id: 'tea-hills',
    publishedAt: '2026-11-08T07:00:00+05:30',
    art: 'gallery/tea-hills',
    alt: 'Rows of tea on rolling hills, fog in the valleys.',
    title: 'Hairpin nine',
    subtitle: 'The Last Bus to Vagamon',
    description: 'The road is behind the second hill. So was the catering.',
  },
  {
    collection: imagesOf('the-last-bus-to-vagamon'),
    id: 'monsoon-road',
    publishedAt: '2026-11-08T09:00:00+05:30',
    art: 'gallery/monsoon-road',
    alt: 'A person with a yellow umbrella on a green forest road in the rain.',
    title: 'Between two showers',
    subtitle: 'The Last Bus to Vagamon',
  },
  {
    collection: imagesOf('platform-3b'),
    id: 'bridge-at-dusk',
    movieId: 'platform-3b',
    publishedAt: '2026-10-19T18:30:00+05:30',
    art: 'gallery/bridge-at-dusk',
    alt: 'A train with lit windows crosses a long bridge over water at dusk.',
    title: 'Nine hours late',
    subtitle: 'Platform 3B',
    description: 'The railway gave us one crossing. The driver waved in it, so he is in the film.',
  },
  {
    collection: imagesOf('thirayude-veedu'),
    id: 'ferry-lights',
    publishedAt: '2026-10-10T20:15:00+05:30',
    art: 'gallery/ferry-lights',
    alt: 'A lit ferry on dark water, the lights of the city behind it.',
    title: 'Crossing',
    subtitle: 'Thirayude Veedu',
    description: 'The daughter arrives. First shot of the film, last day of the shoot.',
  },
  {
    collection: imagesOf('thirayude-veedu'),
    id: 'lighthouse',
    publishedAt: '2026-10-09T05:50:00+05:30',
    art: 'gallery/lighthouse',
    alt: 'A red and white lighthouse above palms at sunrise.',
    title: 'Location 1',
    subtitle: 'Thirayude Veedu',
    description: 'The keeper let us in on the condition that nobody leaned on the lens.',
  },
];
