import josephTharakan from '../../assets/about/joseph-tharakan.webp';
import meenakshiVarma from '../../assets/about/meenakshi-varma.webp';
import story800 from '../../assets/about/story-800.webp';
import story from '../../assets/about/story.webp';
import type { Picture } from '../../domain/picture';
import type { site } from '../../site';

type Producer = (typeof site.producers)[number]['name'];

export const STORY_PICTURE: Picture = {
  src: story,
  sizes: { 800: story800 },
  width: 1600,
  height: 900,
  color: '#232d40',
  alt: 'Under a full moon a projector on a handcart throws a film on a sheet between two palms; rows of people sit on the ground before it.',
};

const portrait = (src: string, color: string, alt: string): Picture => ({
  src,
  color,
  alt,
  width: 800,
  height: 800,
});

export const PORTRAITS: Readonly<Record<Producer, Picture>> = {
  'Meenakshi Varma': portrait(
    meenakshiVarma,
    '#1d5c62',
    'Meenakshi Varma: round glasses, hair in a bun with two grey strands, a crimson sari.',
  ),
  'Joseph Tharakan': portrait(
    josephTharakan,
    '#b57a2c',
    'Joseph Tharakan: short grey hair, a full grey beard, a blue pullover over a white collar.',
  ),
};
