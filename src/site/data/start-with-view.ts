import type { LoaderFunctionArgs } from 'react-router-dom';
import { pathOf } from '../../content/locale/language';
import { settingsEdited } from '../../content/settings/latest-settings';
import { pageShown } from '../../shared/data/first-view';
import { markSettingsFresh } from '../../store/settings/settings';
import { startPreload } from './loader-cache';
import { dataIn, type PageView } from './page-view';
import { servedView, type ServedView } from './served-view';

/** The loader of a page, which may use its request and parameters. */
type Load<Data> = (from: Pick<LoaderFunctionArgs, 'request' | 'params'>) => Promise<Data>;

/**
 * Starts the first page with its view or, if it is missing or cannot be used, with `load`, which
 * reads the data.
 */
export function startWithView<Data, Found>(view: PageView<Data, Found>, load: Load<Data>): void {
  // Requested even if the router has already started, because browsers warn about an unused
  // preload.
  const requested = servedView();
  startPreload(async (request) => {
    const served = await requested;
    const data = served && dataOf(view, served);
    if (data !== undefined && served) {
      void served.show();
      void pageShown().then(loadReadsWhenUsed);
      if (served.settingsEdited === settingsEdited()) markSettingsFresh();
      return data;
    }
    loadReads();
    // App Check has to be initialized before the first read.
    if (import.meta.env.VITE_APP_CHECK_SITE_KEY) await import('../../firebase/app-check');
    return load({ request, params: { id: movieId() } });
  }, true);
}

/**
 * Like `startWithView`, for the page of a film. Without an id, or if the id has to be decoded, the
 * router starts the page.
 */
export function startMovieWithView<Data, Found>(
  view: PageView<Data, Found>,
  load: Load<Data>,
): void {
  if (movieId()) startWithView(view, load);
}

const movieId = () =>
  /^\/movie\/([\w-]+)(\/press)?\/?$/.exec(pathOf(window.location.pathname))?.[1];

/** Returns the data of a view; undefined if the response is not from the function. */
function dataOf<Data, Found>(view: PageView<Data, Found>, { json }: ServedView): Data | undefined {
  try {
    return dataIn(view, json);
  } catch {
    return undefined;
  }
}

/**
 * Requests all modules of the reads in parallel, because the browser would otherwise discover them
 * one after the other.
 */
function loadReads(): void {
  const reads = document.querySelector<HTMLTemplateElement>('#reads');
  if (reads) document.head.append(reads.content);
}

/**
 * Loads the modules of the reads when the visitor interacts with the page, and so may open another
 * page or scroll to parts that are read later.
 */
function loadReadsWhenUsed(): void {
  for (const type of ['scroll', 'pointermove', 'touchstart', 'keydown'])
    document.addEventListener(type, loadReads, { once: true, passive: true });
}
