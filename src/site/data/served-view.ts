import { withStorage } from '../../shared/data/browser-storage';
import { VIEW_ID } from '../../shared/data/first-view';
import { takeServedNames } from '../../content/names/own-names';
import { isFreshLoad } from '../../shared/data/fresh-load';
import { keepEarlyInput } from './early-input';
import { parseView, releaseIn, VIEW_DATA_ID } from './page-view';

/** How long the page waits for the first sign of its view, and how long for all of it, in ms. */
const FIRST_SIGN_MS = 500;
const TIMEOUT_MS = 3000;
/** The part of the screen at its end in which a picture begins that is hardly seen. */
const STRIP = 0.25;
/** A view is kept by Hosting's servers for that many seconds. */
const MAX_AGE_S = 60;

/** Parameters that tell where somebody comes from: with any other one the page shows something else. */
const FOREIGN_PARAMETER = /^(utm_\w+|\w*clid|igshid|si)$/;

export interface ServedView {
  readonly data: unknown;
  /** When the settings were changed of which it was made. */
  readonly settingsEdited: number;
  /** Shows it in place of the loader, unless it is in the page, or the page itself has come before. */
  readonly show: () => Promise<void>;
}

/**
 * The view that this page was served with, or else the one that it asks for beside it; null where that does not
 * come in time, or is not what is to be shown.
 */
export async function servedView(): Promise<ServedView | null> {
  const inside = viewIn(document);
  if (inside) return inside;
  const link = document.querySelector<HTMLLinkElement>('link[rel=preload][as=fetch]');
  if (!link) return null;
  // Also where it is not wanted: the browser would complain of what nobody takes.
  const answered = askFor(link.href);
  return isWanted() ? answered : null;
}

/** Not by `fetch`: markup of a text would need a policy of Trusted Types. */
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

/** Whoever is signed in sees the database, and whoever comes again to an open page, what it asks for. */
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
    takeServedNames?.(from);
    return {
      data: parseView(data.textContent),
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
    // The policy forbids them as attributes.
    for (const element of view.querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset['style'] ?? '';
    loader.replaceWith(view);
    leavePicturesBelow(view);
  }
  await keepEarlyInput(view);
}

/**
 * Pictures below the screen, or of which it shows a strip, wait for the page itself: on a slow line they would take
 * seconds from its scripts.
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
