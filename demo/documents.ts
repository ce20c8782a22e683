import { writeFields } from '../src/content/base/write-fields';
import { movieKind } from '../src/content/movie/movie';
import { videoKind } from '../src/content/video/video';
import { eventKind } from '../src/content/event/event';
import { bannerKind } from '../src/content/banner/banner';
import { imageKind } from '../src/content/image/image';
import { announcementKind } from '../src/content/announcement/announcement';
import { contactMessageDocument } from '../src/content/message/contact-message';
import { LANGUAGES, type SiteLanguage } from '../src/company/languages';
import { today } from '../src/content/locale/company-clock';
import { byNameKind, namesToStore, type NameKind } from '../src/content/names/film-names';
import { searchDocuments } from '../src/content/search/search-parts';
import { searchEntries } from '../src/store/search/search-entries';
import { newEntryRef, storedFields } from '../src/store/documents/kinds';
import { NO_END } from '../src/store/documents/unpublished';
import * as paths from '../src/firebase/collections';
import { ANNOUNCEMENTS } from './content/announcements';
import { COMING_ANNOUNCEMENTS, COMING_EVENTS, COMING_VIDEOS } from './content/coming';
import { CONTACT_MESSAGES } from './content/contact-messages';
import type { DemoPicture } from './content/demo-picture';
import { EVENTS, type DemoEvent } from './content/events';
import { GALLERY } from './content/gallery';
import { HERO_BANNERS } from './content/hero-banners';
import { MOVIES } from './content/movies';
import { MALAYALAM_NAMES } from './content/names';
import { MALAYALAM } from './content/translations';
import { VIDEOS } from './content/videos';
import { pictureWithUploads, sharesWithUploads, type Upload } from './pictures';

export interface DemoDocument {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Returns all documents of the demo, made with the site's converters, and the files they refer to. */
export function demoDocuments(urlOf: (path: string, token: string) => string): {
  readonly documents: readonly DemoDocument[];
  readonly uploads: readonly Upload[];
} {
  const uploads: Upload[] = [];
  const pictureOf = (demoPicture: DemoPicture, folder: string) => {
    const prepared = pictureWithUploads(demoPicture, folder, urlOf);
    uploads.push(...prepared.uploads);
    return prepared.picture;
  };

  const eventOf = ({ daysAway, days, art, alt = '', focus, ...event }: DemoEvent) => ({
    ...event,
    ...MALAYALAM[event.id],
    day: today(-daysAway),
    ...(days && { lastDay: today(1 - daysAway - days) }),
    ...(art && { picture: pictureOf({ art, alt, ...(focus && { focus }) }, 'events') }),
  });

  const banners = HERO_BANNERS.map((banner) => ({
    path: `${paths.HERO_BANNERS}/${banner.id}`,
    data: writeFields(
      bannerKind,
      {
        ...banner,
        ...MALAYALAM[`banner:${banner.id}`],
        picture: pictureOf(banner, 'hero-banners'),
      },
      new Date(banner.publishedAt),
    ),
  }));
  const movies = MOVIES.map((untranslated) => {
    const movie = { ...untranslated, ...MALAYALAM[untranslated.id] };
    const drawn = sharesWithUploads(movie, urlOf);
    uploads.push(...drawn.uploads);
    const picture = { ...pictureOf(movie, 'movies'), ...drawn.shares };
    const { wideArt } = movie;
    const backdrop = wideArt ? pictureOf({ art: wideArt, alt: '' }, 'movies') : undefined;
    return {
      path: `${paths.moviesCollection(movie.collection)}/${movie.id}`,
      data: writeFields(
        movieKind,
        { ...movie, picture, ...(backdrop && { backdrop }) },
        new Date(movie.publishedAt),
      ),
    };
  });
  const announcements = ANNOUNCEMENTS.map(
    (announcement) =>
      [
        announcement.key,
        writeFields(announcementKind, {
          ...announcement,
          ...MALAYALAM[announcement.title],
          picture: pictureOf(announcement, 'announcements'),
        }),
      ] as const,
  );
  const videos = VIDEOS.map((video) => ({
    path: `${paths.VIDEOS}/${video.id}`,
    data: writeFields(
      videoKind,
      { ...video, ...MALAYALAM[`video:${video.id}`], picture: pictureOf(video, 'videos') },
      new Date(video.publishedAt),
    ),
  }));
  const gallery = GALLERY.map((image) => ({
    path: `${image.collection}/${image.id}`,
    data: writeFields(
      imageKind,
      { ...image, ...MALAYALAM[`image:${image.id}`], picture: pictureOf(image, 'gallery') },
      new Date(image.publishedAt),
    ),
  }));
  const events = EVENTS.map((event) => ({
    path: `${paths.EVENTS}/${event.id}`,
    data: writeFields(eventKind, eventOf(event), new Date()),
  }));
  const messages = CONTACT_MESSAGES.map((message) => ({
    path: `${paths.CONTACT_MESSAGES}/${message.id}`,
    data: {
      ...contactMessageDocument(message, new Date(Date.now() - message.minutesAgo * 60_000)),
      ...(message.viewed && { status: 'viewed' }),
      ...(message.spam && { status: 'spam' }),
    },
  }));
  const coming = [
    ...COMING_ANNOUNCEMENTS.map((announcement) => ({
      ...announcement,
      kind: 'announcement' as const,
      picture: pictureOf(announcement, 'announcements'),
    })),
    ...COMING_VIDEOS.map((video) => ({
      ...video,
      kind: 'video' as const,
      picture: pictureOf(video, 'videos'),
    })),
    ...COMING_EVENTS.map(({ inDays, ...event }) => ({
      ...eventOf(event),
      kind: 'event' as const,
      ...(inDays !== undefined && { inDays }),
    })),
  ].map(({ kind, id, inDays, ...fields }) => {
    const reference = newEntryRef(kind, id);
    return {
      path: `${paths.UNPUBLISHED}/${reference.id}`,
      data: {
        path: reference.path,
        entry: storedFields(kind, fields),
        saved: new Date(),
        ...(inDays !== undefined && { publishAt: eveningIn(inDays), until: NO_END }),
      },
    };
  });
  const announcementsDocument = {
    path: paths.ANNOUNCEMENTS_DOCUMENT,
    data: Object.fromEntries(announcements),
  };
  const search = searchDocuments(
    searchEntries([...movies, ...videos, ...events, announcementsDocument]),
    new Date(),
  ).map(([path, data]) => ({ path, data }));
  // A site of one language has none.
  const names = LANGUAGES.some(({ code }: SiteLanguage) => code === 'ml')
    ? [{ path: paths.namesDocument('ml'), data: namesToStore(namesOf(MALAYALAM_NAMES)) }]
    : [];
  return {
    documents: [
      ...banners,
      ...movies,
      announcementsDocument,
      ...videos,
      ...gallery,
      ...events,
      ...messages,
      ...coming,
      ...search,
      ...names,
    ],
    uploads,
  };
}

const namesOf = (names: Readonly<Record<NameKind, Readonly<Record<string, string>>>>) =>
  byNameKind(
    (kind) =>
      new Map(
        Object.entries(names[kind]).map(([name, translation]) => [name, { name, translation }]),
      ),
  );

/** Seven o'clock in the evening of the day in so many days. */
function eveningIn(days: number): Date {
  const time = new Date();
  time.setDate(time.getDate() + days);
  time.setHours(19, 0, 0, 0);
  return time;
}
