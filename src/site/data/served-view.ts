import { withStorage } from '../../shared/data/browser-storage';
import { VIEW_ID } from '../../shared/data/first-view';
import { loadServedNames } from '../../content/names/own-names';
import { isFreshLoad } from '../../shared/data/fresh-load';
import { replayEarlyInput } from './early-input';
import { releaseIn, VIEW_DATA_ID } from './page-view';

/** How long the page waits for the first byte of its view, and for the whole view, in ms. */
const FIRST_SIGN_MS = 500;
const TIMEOUT_MS = 3000;
/** The bottom part of the viewport: pictures that begin there load like pictures below the viewport. */
const STRIP = 0.25;
/** The time in seconds for which Hosting's servers cache a view. */
const MAX_AGE_S = 60;

/**
 * Query parameters for tracking. With any other parameter the content of the page differs from the
 * view.
 */
const FOREIGN_PARAMETER = /^(utm_\w+|\w*clid|igshid|si)$/;

export interface ServedView {
  /** The data of the view, as JSON. */
  readonly json: string;
  /** The time of the settings with which the view was made. */
  readonly settingsEdited: number;
  /**
   * Shows the view instead of the loader, unless the view is already in the page or the page itself
   * was rendered first.
   */
  readonly show: () => Promise<void>;
}

/**
 * Returns the view that was served or requested with this page; null if it does not arrive in time
 * or does not match the requested content.
 */
export async function servedView(): Promise<ServedView | null> {
  const inside = viewIn(document);
  if (inside) return inside;
  const link = document.querySelector<HTMLLinkElement>('link[rel=preload][as=fetch]');
  if (!link) return null;
  // Requested even if it is not used, because browsers warn about an unused preload.
  const answered = askFor(link.href);
  return isWanted() ? answered : null;
}

/**
 * Requests a view by XMLHttpRequest, which parses it; with `fetch`, the markup would need a Trusted
 * Types policy.
 */
function askFor(address: string): Promise<ServedView | null> {
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.open('GET', address);
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    setTimeout(
      () => request.readyState < XMLHttpRequest.HEADERS_RECEIVED && resolve(null),
      FIRST_SIGN_MS,
    );
    request.addEventListener('loadend', () => {
      const isKept = Number(request.getResponseHeader('Age')) <= MAX_AGE_S;
      const answer = request.status === 200 && isKept ? request.responseXML : null;
      resolve(answer && viewIn(answer));
    });
    request.send();
  });
}

/**
 * Returns false for signed-in users, who see the current database, and for a page that is reloaded
 * or opened again, whose address determines its content.
 */
function isWanted(): boolean {
  const isSignedIn = withStorage('localStorage', (storage) =>
    Object.keys(storage).some((key) => key.startsWith('firebase:authUser:')),
  );
  const parameters = [...new URLSearchParams(window.location.search).keys()];
  return !isSignedIn && isFreshLoad() && parameters.every((name) => FOREIGN_PARAMETER.test(name));
}

function viewIn(from: Document): ServedView | null {
  const data = from.getElementById(VIEW_DATA_ID);
  if (!data || data.dataset['release'] !== ownRelease()) return null;
  try {
    loadServedNames?.(from);
    return {
      json: data.textContent,
      settingsEdited: Number(data.dataset['settings']),
      show: () => show(from),
    };
  } catch {
    return null;
  }
}

const ownRelease = () =>
  releaseIn(document.querySelector<HTMLScriptElement>('script[src*="/frame-"]')?.src ?? '');

async function show(from: Document): Promise<void> {
  await styled();
  const view = from.getElementById(VIEW_ID);
  if (!view) return;
  if (from !== document) {
    const loader = document.querySelector('#root > .page-loader');
    if (!loader) return;
    // The content security policy forbids style attributes.
    for (const element of view.querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset['style'] ?? '';
    loader.replaceWith(view);
    leavePicturesBelow(view);
  }
  await replayEarlyInput(view);
}

/**
 * Delays pictures below the screen, and pictures of which only a strip is visible, until the page
 * has loaded, because on a slow connection they would delay the scripts by seconds.
 */
function leavePicturesBelow(view: Element): void {
  const images = [...view.querySelectorAll('img')];
  const isBelow = (image: Element) =>
    image.getBoundingClientRect().top > window.innerHeight * (1 - STRIP);
  for (const image of images.filter(isBelow)) {
    image.removeAttribute('srcset');
    image.removeAttribute('src');
    image.style.visibility = 'hidden';
  }
}

/** Resolves when the document is parsed and its style sheets are loaded. */
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
