// product 40.3a.
import { beforeEach, expect, test, vi } from 'vitest';
import { markPageRendered } from '../../src/shared/data/first-view';
import { stopRestoringPosition } from '../../src/shared/data/scroll-position';
import { keepPageState } from '../../src/site/data/keep-page-state';
import { restorePageState } from '../../src/site/data/restore-page-state';

keepPageState();
markPageRendered();

/** A page with what can be unfolded, and with what cannot in the other language. */
const show = (inMain: string) => {
  document.body.innerHTML =
    `<main id="content"><h1>Page</h1>${inMain}<details><summary>More</summary></details></main>` +
    '<a hreflang="ml" href="/ml/page">ml</a>';
};
const details = () => document.querySelector('details');

/** Unfolds it, and presses the link to the other language. */
function leave() {
  show('<button aria-expanded="true">Read Less</button>');
  details()?.setAttribute('open', '');
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
}

/** Opens a page, in which all is closed. */
function arrive(address: string) {
  show('<p>A text</p>');
  window.history.replaceState(null, '', address);
  return restorePageState();
}

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly callback: () => void) {}
      observe = () => this.callback();
      disconnect = () => undefined;
    },
  );
  return () => {
    stopRestoringPosition();
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
  };
});

test('open elements are opened in the other language, once', async () => {
  leave();
  await arrive('/ml/page');
  expect(details()?.open).toBe(true);
  await arrive('/ml/page');
  expect(details()?.open).toBe(false);
});

test('nothing is opened on another page', async () => {
  leave();
  await arrive('/ml/other');
  expect(details()?.open).toBe(false);
});

test('nothing is opened much later', async () => {
  leave();
  vi.setSystemTime(Date.now() + 61_000);
  await arrive('/ml/page');
  expect(details()?.open).toBe(false);
});

test('nothing is stored if the browser blocks storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  leave();
  await arrive('/ml/page');
  expect(details()?.open).toBe(false);
});
