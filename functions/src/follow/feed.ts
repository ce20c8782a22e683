import { generateAtomFeed } from 'feedsmith';
import { site } from '../../../src/company/site';
import { urlOf, ownLanguage } from '../../../src/content/locale/language';
import { COMPANY_IMAGE } from '../../../src/content/meta/meta-tags';
import type { Movie } from '../../../src/content/movie/movie';
import { formatDate } from '../../../src/content/values/partial-date';
import { followPaths } from '../../../src/content/paths/follow-paths';
import { paths } from '../../../src/content/paths/paths';
import { thumbnailUrls, youTubeId } from '../../../src/content/values/youtube';
import { isWebAddress } from '../../../src/shared/text/web-address';
import {
  filmNewsTitle,
  feedTitle,
  videoNewsTitle,
  releaseNewsTitle,
  RELEASE,
  WATCH_THE_TRAILER,
  WATCH_THE_VIDEO,
} from '../../../src/shared/words/follow';
import { ABOUT_THE_FILM, UNTITLED } from '../../../src/shared/words/lists';
import { GRAB_TICKETS } from '../../../src/shared/words/movies';
import type { Picture } from '../../../src/shared/pictures/picture';
import { escapeMarkup, withoutForbidden } from '../head-tags';
import type { News } from './read-news';

/**
 * Returns the feed with these news items as Atom (RFC 4287), in the language of this build (product
 * 42.1).
 */
export function atomFeed(news: readonly News[], project: string): string {
  const changes = news.map(({ updated }) => updated.getTime());
  return generateAtomFeed(
    {
      id: idOf(project, 'feed', ownLanguage().code),
      xml: { lang: ownLanguage().tag },
      title: { value: feedTitle(site.name) },
      subtitle: { value: site.tagline },
      updated: new Date(Math.max(0, ...changes)),
      icon: `${site.origin}/apple-touch-icon.png`,
      logo: COMPANY_IMAGE.url,
      authors: [{ name: site.name, uri: urlOf(paths.home) }],
      links: [
        // Some readers use the first link.
        { href: urlOf(paths.announcements), rel: 'alternate', type: 'text/html' },
        { href: urlOf(followPaths.feed), rel: 'self', type: 'application/atom+xml' },
      ],
      entries: news.map((piece) => entryOf(piece, project)),
    },
    { strict: true },
  );
}

/**
 * Returns a tag URI (RFC 4151). Its domain is the project's, because the site may move to another
 * domain.
 */
const idOf = (project: string, ...parts: readonly string[]) =>
  `tag:${project}.firebaseapp.com,2026:${parts.map(encodeURIComponent).join(':')}`;

function entryOf(news: News, project: string) {
  const { id, publishedAt, updated } = news;
  const { title, path, content } = shown(news);
  return {
    id: idOf(project, ...id.split(':', 1), id.slice(id.indexOf(':') + 1), ownLanguage().code),
    title: { value: withoutForbidden(title).trim() || UNTITLED },
    published: publishedAt,
    updated,
    links: [{ href: urlOf(path), rel: 'alternate', type: 'text/html' }],
    content: { type: 'html', value: content.filter(Boolean).join('\n') },
  };
}

interface Shown {
  readonly title: string;
  readonly path: string;
  /** Fragments of HTML. */
  readonly content: readonly string[];
}

function shown(news: News): Shown {
  if (news.kind === 'announcement') {
    const { key, title, subtitle = '', description, picture, movieId } = news.entry;
    const content = [
      picture && image(picture, title),
      ...paragraphs(subtitle, 'strong'),
      ...paragraphs(description),
      movieId && link(urlOf(paths.movie(movieId)), ABOUT_THE_FILM),
    ];
    return { title, path: paths.announcement(key), content: content.flatMap((part) => part || []) };
  }
  if (news.kind === 'video') {
    const { id, title, description, picture, videoUrl } = news.entry;
    const youTube = youTubeId(videoUrl);
    const path = paths.video(id);
    const content = [
      picture ? image(picture, title) : youTube && imageAt(thumbnailOf(youTube), title),
      ...paragraphs(description),
      link(urlOf(path), WATCH_THE_VIDEO),
    ];
    return {
      title: videoNewsTitle(title || UNTITLED),
      path,
      content: content.flatMap((part) => part || []),
    };
  }
  const title = news.entry.title || UNTITLED;
  return {
    title: news.kind === 'release' ? releaseNewsTitle(title) : filmNewsTitle(title),
    path: paths.movie(news.entry.id),
    content: filmContent(news.entry),
  };
}

function filmContent(movie: Movie): readonly string[] {
  const { id, title, description, picture, releaseDate, trailerUrl, ticketUrl } = movie;
  const content = [
    picture && image(picture, title),
    releaseDate && `<p>${escapeMarkup(`${RELEASE}: ${formatDate(releaseDate)}`)}</p>`,
    ...paragraphs(description),
    trailerUrl && youTubeId(trailerUrl) && link(urlOf(paths.trailer(id)), WATCH_THE_TRAILER),
    ticketUrl && isWebAddress(ticketUrl) && link(ticketUrl, GRAB_TICKETS),
  ];
  return content.flatMap((part) => part || []);
}

/** Returns the largest thumbnail that exists for every video. */
const thumbnailOf = (id: string) => thumbnailUrls(id).find((url) => url.includes('/hq')) ?? '';

/** Large enough for a feed reader, and not too many bytes. */
const WIDTH = 960;

const image = ({ src, sizes, alt }: Picture, title: string) =>
  imageAt(sizes?.[WIDTH] ?? src, alt || title);

const imageAt = (url: string, alt: string) =>
  `<p><img src="${escapeMarkup(url)}" alt="${escapeMarkup(alt)}"></p>`;

const link = (href: string, text: string) =>
  `<p><a href="${escapeMarkup(href)}">${escapeMarkup(text)}</a></p>`;

/** Returns the paragraphs of a text with its line breaks. */
const paragraphs = (text: string, element?: 'strong') =>
  text
    .split(/\r?\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const lines = escapeMarkup(part).replace(/\r?\n/g, '<br>');
      return `<p>${element ? `<${element}>${lines}</${element}>` : lines}</p>`;
    });
