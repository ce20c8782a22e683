import { pageShown } from '../../shared/data/first-view';
import { withStorage } from '../../shared/data/browser-storage';
import { settingsEdited } from '../../content/settings/settings-store';
import { takeServedNames } from '../../content/names/own-names';
import { settingsAreFresh } from '../../store/settings/settings';
import { startPreload } from './loader-cache';
import { type PageView, parseView, releaseIn, VIEW_DATA_ID, VIEW_ID } from './page-view';

/** How long the page waits for the first sign of its view, and how long for all of it, in ms. */
const FIRST_SIGN_MS = 500;
const TIMEOUT_MS = 3000;
/** A view is kept by Hosting's servers for that many seconds. */
const MAX_AGE_S = 60;

/** Parameters that tell where somebody comes from: with any other one the page shows something else. */
const FOREIGN_PARAMETER = /^(utm_\w+|\w*clid|igshid|si)$/;

/**
 * Starts the first page with its view, which its file has asked for (product 23.14), or else with its reads:
 * `load` is called where the view is missing or not to be used.
 */
export function startWithView<Data, Found>(
  view: PageView<Data, Found>,
  load: (request: Request) => Promise<Data>,
): void {
  // Also where the router has started before: the browser would complain of what nobody takes.
  const asked = servedView();
  startPreload(async (request) => {
    const served = await asked;
    const data = served && dataOf(view, served);
    if (data) {
      void show(served.markup);
      void pageShown().then(loadReadsWhenUsed);
      if (served.settingsEdited === settingsEdited()) settingsAreFresh();
      return data;
    }
    loadReads();
    // App Check has to be initialized before the first read.
    if (import.meta.env.VITE_APP_CHECK_SITE_KEY) await import('../../firebase/app-check');
    return load(request);
  }, true);
}

/** Null for what is no data of this page: who answered was not the function. */
function dataOf<Data, Found>(view: PageView<Data, Found>, { data }: ServedView): Data | null {
  try {
    return view.dataOf(data as Found);
  } catch {
    return null;
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

interface ServedView {
  readonly markup: Element;
  readonly data: unknown;
  /** When the settings were changed of which it was made. */
  readonly settingsEdited: number;
}

/** The view of this page; null where it does not come in time, or is not what is to be shown. */
function servedView(): Promise<ServedView | null> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=preload][as=fetch]');
  if (!link) return Promise.resolve(null);
  // Not by `fetch`: markup of a text would need a policy of Trusted Types.
  const request = new XMLHttpRequest();
  const answered = new Promise<ServedView | null>((resolve) => {
    request.open('GET', link.href);
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    setTimeout(
      () => request.readyState < XMLHttpRequest.HEADERS_RECEIVED && resolve(null),
      FIRST_SIGN_MS,
    );
    request.addEventListener('loadend', () => {
      const isKept = Number(request.getResponseHeader('Age')) <= MAX_AGE_S;
      resolve(request.status === 200 && isKept ? viewIn(request.responseXML) : null);
    });
    request.send();
  });
  return isWanted() ? answered : Promise.resolve(null);
}

/** Whoever is signed in sees the database, and whoever comes again to an open page, what it asks for. */
function isWanted(): boolean {
  const isSignedIn = withStorage('localStorage', (storage) =>
    Object.keys(storage).some((key) => key.startsWith('firebase:authUser:')),
  );
  const [{ type } = { type: 'navigate' }] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[];
  const parameters = [...new URLSearchParams(window.location.search).keys()];
  return (
    !isSignedIn && type === 'navigate' && parameters.every((name) => FOREIGN_PARAMETER.test(name))
  );
}

function viewIn(document: Document | null): ServedView | null {
  const markup = document?.getElementById(VIEW_ID);
  const data = document?.getElementById(VIEW_DATA_ID);
  if (!markup || !data || data.dataset['release'] !== ownRelease()) return null;
  try {
    const { settings } = data.dataset;
    takeServedNames?.(document);
    return { markup, data: parseView(data.textContent), settingsEdited: Number(settings) };
  } catch {
    return null;
  }
}

const ownRelease = () =>
  releaseIn(window.document.querySelector<HTMLScriptElement>('script[src*="/frame-"]')?.src ?? '');

/** Shows the view in place of the loader, unless the page itself has come before. */
async function show(markup: Element): Promise<void> {
  await styled();
  const loader = document.querySelector('#root > .page-loader');
  if (!loader || !markup.hasChildNodes()) return;
  document.adoptNode(markup);
  // The policy forbids them as attributes.
  for (const element of markup.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? '';
  loader.replaceWith(...markup.childNodes);
}

/** Resolves when the document has been parsed and its style sheets are there. */
async function styled(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve));
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all(
    sheets.map(
      (link) =>
        link.sheet ??
        new Promise((resolve) => {
          link.addEventListener('load', resolve);
          link.addEventListener('error', resolve);
        }),
    ),
  );
}
