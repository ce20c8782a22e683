import type { LoaderFunctionArgs } from 'react-router-dom';
import { pathOf } from '../../content/locale/language';
import { settingsEdited } from '../../content/settings/seen-settings';
import { pageShown } from '../../shared/data/first-view';
import { settingsAreFresh } from '../../store/settings/settings';
import { startPreload } from './loader-cache';
import type { PageView } from './page-view';
import { servedView, type ServedView } from './served-view';

/** The loader of a page, with what it may take of its address. */
type Load<Data> = (from: Pick<LoaderFunctionArgs, 'request' | 'params'>) => Promise<Data>;

/**
 * Starts the first page with its view, or else with its reads: `load` is called where the view is missing or
 * not to be used.
 */
export function startWithView<Data, Found>(view: PageView<Data, Found>, load: Load<Data>): void {
  // Also where the router has started before: the browser would complain of what nobody takes.
  const asked = servedView();
  startPreload(async (request) => {
    const served = await asked;
    const data = served && dataOf(view, served);
    if (data !== undefined && served) {
      void served.show();
      void pageShown().then(loadReadsWhenUsed);
      if (served.settingsEdited === settingsEdited()) settingsAreFresh();
      return data;
    }
    loadReads();
    // App Check has to be initialized before the first read.
    if (import.meta.env.VITE_APP_CHECK_SITE_KEY) await import('../../firebase/app-check');
    return load({ request, params: { id: movieId() } });
  }, true);
}

/** The same for a page of a film, which the router has to start where the address is none or has to be decoded. */
export function startMovieWithView<Data, Found>(
  view: PageView<Data, Found>,
  load: Load<Data>,
): void {
  if (movieId()) startWithView(view, load);
}

const movieId = () =>
  /^\/movie\/([\w-]+)(\/press)?\/?$/.exec(pathOf(window.location.pathname))?.[1];

/** Undefined for what is no data of this page: who answered was not the function. */
function dataOf<Data, Found>(view: PageView<Data, Found>, { data }: ServedView): Data | undefined {
  try {
    return view.dataOf(data as Found);
  } catch {
    return undefined;
  }
}

/** Requests the code that reads, whose files would each name the next one. */
function loadReads(): void {
  const reads = document.querySelector<HTMLTemplateElement>('#reads');
  if (reads) document.head.append(reads.content);
}

/** Whoever does something with the page may go on to another one, or to what is further down. */
function loadReadsWhenUsed(): void {
  for (const type of ['scroll', 'pointermove', 'touchstart', 'keydown'])
    document.addEventListener(type, loadReads, { once: true, passive: true });
}
