import { announcementItem } from '../../src/firebase/converters/announcement';
import { contactMessageDocument } from '../../src/firebase/converters/contact-message';
import { galleryImageDocument } from '../../src/firebase/converters/gallery-image';
import { heroBannerDocument } from '../../src/firebase/converters/hero-banner';
import { movieDocument } from '../../src/firebase/converters/movie';
import { videoDocument } from '../../src/firebase/converters/video';
import * as paths from '../../src/firebase/paths';
import { ANNOUNCEMENTS } from './content/announcements';
import { CONTACT_MESSAGES } from './content/contact-messages';
import type { DemoPicture } from './content/demo-picture';
import { GALLERY } from './content/gallery';
import { HERO_BANNERS } from './content/hero-banners';
import { MOVIES } from './content/movies';
import { VIDEOS } from './content/videos';
import { prepare, type Upload } from './pictures';

export interface Written {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Every document of the demo, made by the product's own functions, and every file it points to. */
export function demoDocuments(addressOf: (path: string, token: string) => string): {
  readonly documents: readonly Written[];
  readonly uploads: readonly Upload[];
} {
  const uploads: Upload[] = [];
  const pictureOf = (drawing: DemoPicture, folder: string) => {
    const prepared = prepare(drawing, folder, addressOf);
    uploads.push(...prepared.uploads);
    return prepared.picture;
  };

  const banners = HERO_BANNERS.map((banner) => ({
    path: `${paths.HERO_BANNERS}/${banner.id}`,
    data: heroBannerDocument(
      { ...banner, picture: pictureOf(banner, 'hero-banners') },
      new Date(banner.publishedAt),
    ),
  }));
  const movies = MOVIES.map((movie) => ({
    path: `${paths.moviesIn(movie.place)}/${movie.id}`,
    data: movieDocument(
      { ...movie, picture: pictureOf(movie, 'movies') },
      new Date(movie.publishedAt),
    ),
  }));
  const announcements = ANNOUNCEMENTS.map(
    (entry) =>
      [
        entry.key,
        announcementItem({ ...entry, picture: pictureOf(entry, 'announcements') }),
      ] as const,
  );
  const videos = VIDEOS.map((video) => ({
    path: `${paths.VIDEOS}/${video.id}`,
    data: videoDocument(video, new Date(video.publishedAt)),
  }));
  const gallery = GALLERY.map((image) => ({
    path: `${image.collection}/${image.id}`,
    data: galleryImageDocument(
      { ...image, picture: pictureOf(image, 'gallery') },
      new Date(image.publishedAt),
    ),
  }));
  const messages = CONTACT_MESSAGES.map((message) => ({
    path: `${paths.CONTACT_MESSAGES}/${message.id}`,
    data: {
      ...contactMessageDocument(message, new Date(Date.now() - message.minutesAgo * 60_000)),
      ...(message.viewed && { status: 'viewed' }),
    },
  }));
  const board = { path: paths.ANNOUNCEMENTS_DOCUMENT, data: Object.fromEntries(announcements) };
  return { documents: [...banners, ...movies, board, ...videos, ...gallery, ...messages], uploads };
}
