import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { BASE } from '../../src/content/locale/language';
import { namesUsed, SERVED_NAMES_ID } from '../../src/content/names/own-names';
import { settingsEdited } from '../../src/content/settings/latest-settings';
import { site } from '../../src/company/site';
import { NavBar } from '../../src/site/app/NavBar';
import { dataIn, type PageView, VIEW_DATA_ID } from '../../src/site/data/page-view';
import { VIEW_ID } from '../../src/shared/data/first-view';
import { escapeForScript, jsonInScript } from './head-tags';

/** Returns a request for a page as a browser would send it. */
export const requestOf = (path: string): Request => new Request(site.origin + BASE + path);

interface Rendered {
  readonly markup: string;
  /** The translated names on the page, for its own use (product 40.13); empty if it shows none. */
  readonly names: readonly string[];
}

/**
 * Renders the page below the navigation bar as React will in the browser, from the data in `json`,
 * without tags for the head. Links work without scripts; other controls do not.
 */
export async function viewMarkup<Data, Found>(
  path: string,
  view: PageView<Data, Found>,
  json: string,
  Page: ComponentType,
): Promise<Rendered> {
  const data = dataIn(view, json);
  const element = (
    <div id={VIEW_ID}>
      <NavBar />
      <main>
        <Page />
      </main>
    </div>
  );
  const routes = [{ path: '*', loader: () => data, element }];
  const handler = createStaticHandler(routes, { basename: BASE || '/' });
  const context = await handler.query(requestOf(path));
  if (context instanceof Response) throw new Error('A view was redirected');
  const router = createStaticRouter(handler.dataRoutes, context);
  const [markup, names] = namesUsed(() =>
    renderToStaticMarkup(
      <StaticRouterProvider router={router} context={context} hydrate={false} />,
    ),
  );
  return { markup: markup.replace(/<link rel="preload"[^>]*>/g, ''), names: servedNames(names) };
}

const servedNames = (names: object): readonly string[] =>
  Object.values(names).some(Boolean)
    ? [`<script type="application/json" id="${SERVED_NAMES_ID}">${jsonInScript(names)}</script>`]
    : [];

/**
 * Returns the script element with the data of a view, which browsers do not execute, and the time
 * of the settings that it shows.
 */
export const viewData = (json: string, release: string): string =>
  `<script type="application/json" id="${VIEW_DATA_ID}" data-release="${release}" data-settings="${settingsEdited()}">${escapeForScript(json)}</script>`;
