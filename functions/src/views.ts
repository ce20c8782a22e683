import type { ComponentType } from 'react';
import { paths } from '../../src/content/paths/paths';
import type { ViewBeside } from '../../src/site/data/page-view';
import { clearDueCache } from '../../src/store/due/due-entries';
import { markSettingsFresh } from '../../src/store/settings/settings';
import { readSettings } from '../../src/store/settings/settings-reader';
import { homeLoader } from '../../src/site/pages/home/home.loader';
import { HomePage } from '../../src/site/pages/home/HomePage';
import { homeView } from '../../src/site/pages/home/home.view';
import { moviesLoader } from '../../src/site/pages/movies/movies.loader';
import { MoviesPage } from '../../src/site/pages/movies/MoviesPage';
import { moviesView } from '../../src/site/pages/movies/movies.view';
import { videosLoader } from '../../src/site/pages/videos/videos.loader';
import { VideosPage } from '../../src/site/pages/videos/VideosPage';
import { videosView } from '../../src/site/pages/videos/videos.view';
import { announcementsLoader } from '../../src/site/pages/announcements/announcements.loader';
import { AnnouncementsPage } from '../../src/site/pages/announcements/AnnouncementsPage';
import { announcementsView } from '../../src/site/pages/announcements/announcements.view';
import { eventsLoader } from '../../src/site/pages/events/events.loader';
import { EventsPage } from '../../src/site/pages/events/EventsPage';
import { eventsView } from '../../src/site/pages/events/events.view';
import { galleryLoader } from '../../src/site/pages/gallery/gallery.loader';
import { GalleryPage } from '../../src/site/pages/gallery/GalleryPage';
import { galleryView } from '../../src/site/pages/gallery/gallery.view';
import { aboutLoader } from '../../src/site/pages/about/about.loader';
import { AboutPage } from '../../src/site/pages/about/AboutPage';
import { aboutView } from '../../src/site/pages/about/about.view';
import { contactLoader } from '../../src/site/pages/contact/contact.loader';
import { ContactPage } from '../../src/site/pages/contact/ContactPage';
import { contactView } from '../../src/site/pages/contact/contact.view';
import { PrivacyPage } from '../../src/site/pages/privacy/PrivacyPage';
import { privacyView } from '../../src/site/pages/privacy/privacy.view';
import { OTHER_LANGUAGES } from './languages';
import { requestOf, viewData, viewMarkup } from './markup';

/** Reads the data of a view and returns it as a document for a release of the page. */
type MakeView = (release: string) => Promise<string>;

/** The views that pages request in parallel to their scripts, by name (product 23.14). */
export const VIEWS: Readonly<Record<string, MakeView>> = {
  home: viewOf(paths.home, homeView, homeLoader, HomePage),
  movies: viewOf(paths.movies, moviesView, moviesLoader, MoviesPage),
  videos: viewOf(paths.videos, videosView, videosLoader, VideosPage),
  announcements: viewOf(
    paths.announcements,
    announcementsView,
    announcementsLoader,
    AnnouncementsPage,
  ),
  events: viewOf(paths.events, eventsView, eventsLoader, EventsPage),
  gallery: viewOf(paths.gallery, galleryView, galleryLoader, GalleryPage),
  about: viewOf(paths.about, aboutView, aboutLoader, AboutPage),
  contact: viewOf(paths.contact, contactView, contactLoader, ContactPage),
  privacy: viewOf(paths.privacy, privacyView, () => null, PrivacyPage),
};

type Load<Data> = (from: { readonly request: Request }) => Data | Promise<Data>;

/** Throws the error of a failed read, because views are never partial. */
function viewOf<Data, Found extends object>(
  path: string,
  view: ViewBeside<Data, Found>,
  load: Load<Data>,
  Page: ComponentType,
): MakeView {
  return async (release) => {
    await readSettings();
    markSettingsFresh();
    clearDueCache();
    const found = await view.pick(await load({ request: requestOf(path) }));
    const json = JSON.stringify(found, view.isInAllLanguages ? undefined : withoutTranslations);
    const { markup, names } = await viewMarkup(path, view, json, Page);
    const shown = markup.replaceAll(' style="', ' data-style="');
    return ['<!doctype html>', shown, viewData(json, release), ...names].join('\n');
  };
}

/**
 * Removes the fields in other languages, because a view has its texts in the language of this
 * build.
 */
const withoutTranslations = (name: string, value: unknown) =>
  OTHER_LANGUAGES.some((code) => name.endsWith(`_${code}`)) ? undefined : value;
