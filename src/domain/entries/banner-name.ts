import type { HeroBannerFields } from '../../content/banner/banner';

/** The name of a banner: its title, else its alternative text, else its position in the list. */
export function bannerName({ title, picture }: HeroBannerFields, position: number): string {
  return title || picture.alt || `Banner ${position + 1}`;
}
