import type { GalleryImage, GalleryImageFields } from '../../domain/gallery-image';
import { date, defined, picture, pictureDetails, record, text } from './fields';

/** A stored gallery image; null without a usable picture (SPEC §3). */
export function readGalleryImage(id: string, path: string, data: unknown): GalleryImage | null {
  const stored = record(data);
  const shown = picture(stored['img'], stored['picture']);
  if (!shown) return null;
  return defined<GalleryImage>({
    id,
    path,
    picture: shown,
    title: text(stored['title']),
    subtitle: text(stored['subtitle']),
    description: text(stored['description']),
    publishedAt: date(stored['timestamp']),
  });
}

/** The document that is written for a gallery image. */
export function galleryImageDocument<T>(image: GalleryImageFields, timestamp: T) {
  return defined({
    img: image.picture.src,
    picture: pictureDetails(image.picture),
    title: image.title,
    subtitle: image.subtitle,
    description: image.description,
    timestamp,
  });
}
