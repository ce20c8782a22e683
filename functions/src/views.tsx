import type { ComponentType } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { BASE } from '../../src/content/locale/language';
import { paths } from '../../src/content/paths/paths';
import { site } from '../../src/company/site';
import { type PageView, parseView, VIEW_DATA_ID, VIEW_ID } from '../../src/site/data/page-view';
import { settingsEdited } from '../../src/content/settings/settings-store';
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
import { galleryView } from '../../src/site/pages/gallery/gallery.view';
import { namesUsed } from '../../src/content/names/own-names';
import { servedNames } from './embedded-movie';
import { inScript } from './head-tags';
import { OTHER_LANGUAGES } from './languages';
import { Framed, markupOf } from './markup';

/** Reads what is first in view of a page, and returns it as a document of the page's release. */
type MakeView = (release: string) => Promise<string>;

/** By name: the pages that have a view (product 23.14). */
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
  // Without markup: how its pictures stand depends on the screen.
  gallery: viewOf(paths.gallery, galleryView, galleryLoader),
};

type Load<Data> = (from: { readonly request: Request }) => Data | Promise<Data>;

/** Throws what a read has failed with: a view is whole or none. */
function viewOf<Data, Found extends object>(
  path: string,
  view: PageView<Data, Found>,
  load: Load<Data>,
  Page?: ComponentType,
): MakeView {
  return async (release) => {
    await readSettings();
    const request = new Request(site.origin + BASE + path);
    const json = JSON.stringify(await view.pick(await load({ request })), withoutTranslations);
    // As the browser will have it.
    const data = view.dataOf(parseView(json) as Found);
    const [markup, names] = Page ? await rendered(request, data, Page) : ['', {}];
    return [
      '<!doctype html>',
      `<div id="${VIEW_ID}">${markup}</div>`,
      `<script type="application/json" id="${VIEW_DATA_ID}" data-release="${release}" data-settings="${settingsEdited()}">${inScript(json)}</script>`,
      ...servedNames(names),
    ].join('\n');
  };
}

/** What is stored in other languages: an entry has its texts in the language of this build. */
const withoutTranslations = (name: string, value: unknown) =>
  OTHER_LANGUAGES.some((code) => name.endsWith(`_${code}`)) ? undefined : value;

/** The markup of a page, and the names that it shows. */
async function rendered(
  request: Request,
  data: unknown,
  Page: ComponentType,
): Promise<readonly [markup: string, names: object]> {
  const element = (
    <Framed>
      <Page />
    </Framed>
  );
  const routes = [{ path: '*', loader: () => data, element }];
  const handler = createStaticHandler(routes, { basename: BASE || '/' });
  const context = await handler.query(request);
  if (context instanceof Response) throw new Error('A view was redirected');
  const router = createStaticRouter(handler.dataRoutes, context);
  const page = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  return namesUsed(() => markupOf(page).replaceAll(' style="', ' data-style="'));
}
