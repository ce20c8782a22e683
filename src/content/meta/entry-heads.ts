import { UNTITLED } from '../../shared/words/lists';
import {
  eventDescription,
  newsDescription,
  pictureDescription,
  pressDescription,
  videoDescription,
} from '../../shared/words/meta';
import { urlOf } from '../locale/language';
import type { Announcement } from '../announcement/announcement';
import type { CinemaEvent } from '../event/event';
import { eventTimesText } from '../event/event-times';
import { zoneName } from '../locale/company-clock';
import type { GalleryImage } from '../image/image';
import { asMetaText, metaDescription, movieHead, previewImage, type HeadImage } from './meta-tags';
import { urlsIn } from './in-languages';
import { movieData } from './movie-data';
import type { Movie } from '../movie/movie';
import { pageTitle } from './page-title';
import type { Video } from '../video/video';
import { thumbnailUrls, youTubeId } from '../values/youtube';
import { paths } from '../paths/paths';
import { site } from '../../company/site';
import { eventData } from './event-data';
import type { PageHead } from './head-tags';

export const moviePageHead = (movie: Movie): PageHead => ({
  ...movieHead(movie),
  ...urlsIn(movie, paths.movie(movie.id)),
  type: 'video.movie',
  data: movieData(movie),
});

/**
 * Returns the head of a movie's press page, with the address of the page and the movie's picture.
 * The caller passes the title, because its texts are part of the page's code.
 */
export function pressHead(movie: Movie, title: string): PageHead {
  const { name, image } = movieHead(movie);
  return {
    title: pageTitle(title),
    name: asMetaText(title),
    description: pressDescription(name),
    ...urlsIn(movie, paths.press(movie.id)),
    image,
  };
}

/** The heads of a single picture, video, announcement or event in the address of a list. */
export const pictureHead = ({ path, title, subtitle, description, picture }: GalleryImage) =>
  sharedHead({
    name: title || picture.alt,
    text: description || subtitle,
    noText: pictureDescription(site.name),
    page: paths.gallery,
    address: paths.picture(path),
    image: previewImage(picture, title ?? ''),
  });

export const videoHead = ({ id, title, description, videoUrl, picture }: Video) =>
  sharedHead({
    name: title,
    text: description,
    noText: videoDescription(site.name),
    page: paths.videos,
    address: paths.video(id),
    image: picture ? previewImage(picture, title) : thumbnail(videoUrl, title),
    type: 'video.other',
  });

export const announcementHead = ({
  key,
  title,
  subtitle,
  description,
  picture,
}: Announcement): PageHead =>
  sharedHead({
    name: title,
    text: description || subtitle,
    noText: newsDescription(site.name),
    page: paths.announcements,
    address: paths.announcement(key),
    image: picture && previewImage(picture, title),
    type: 'article',
  });

/** The description begins with time and place, because a preview shows only its beginning. */
export const eventHead = (event: CinemaEvent): PageHead => ({
  ...sharedHead({
    name: event.title,
    text: [`${eventTimesText(event, zoneName())}, ${event.place}`, event.description]
      .filter(Boolean)
      .join('. '),
    noText: eventDescription(site.name),
    page: paths.events,
    address: paths.event(event.id),
    image: event.picture && previewImage(event.picture, event.title),
    type: 'article',
  }),
  data: eventData(event),
});

interface Shared {
  readonly name: string | undefined;
  readonly text: string | undefined;
  readonly noText: string;
  /** The path of the page that shows the entry, which search engines list instead of the entry's address. */
  readonly page: string;
  readonly address: string;
  readonly image: HeadImage | undefined;
  readonly type?: PageHead['type'];
}

function sharedHead({ name, text, noText, page, address, image, type }: Shared): PageHead {
  const title = asMetaText(name ?? '') || UNTITLED;
  return {
    title: pageTitle(title),
    name: title,
    description: metaDescription(text ?? '') || noText,
    canonical: urlOf(page),
    shared: urlOf(address),
    ...(type && { type }),
    ...(image && { image: { ...image, alt: image.alt || title } }),
  };
}

/** Returns YouTube's thumbnail of 480 x 360 pixels, the largest that every video has. */
function thumbnail(videoUrl: string, alt: string): HeadImage | undefined {
  const id = youTubeId(videoUrl);
  const url = id ? thumbnailUrls(id).find((address) => address.includes('/hqdefault')) : undefined;
  return url ? { url, alt, width: 480, height: 360 } : undefined;
}
