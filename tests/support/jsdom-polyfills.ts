import * as streams from 'node:stream/web';

// Browser APIs that the screens use and jsdom does not have.

for (const name of ['ReadableStream', 'TransformStream', 'WritableStream'] as const) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: streams[name] });
}

if (!('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open');
    },
  });
}

// Reduced motion: carousels do not start automatically during a test.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('prefers-reduced-motion: reduce'),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

window.scrollTo = () => undefined;

// jsdom has no layout, so no element ever enters the viewport.
window.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => [];
};

// jsdom has no layout, so no size ever changes.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom has no layout.
Element.prototype.scrollIntoView ??= () => undefined;

// jsdom does not measure loading times.
performance.getEntriesByType ??= () => [];
window.PerformanceObserver ??= class {
  static readonly supportedEntryTypes = [];
  observe() {}
  disconnect() {}
  takeRecords = () => [];
};
