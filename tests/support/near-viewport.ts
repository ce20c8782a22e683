import { vi } from 'vitest';

/** Every observed element is in the viewport; jsdom has no layout, and by default none is. */
export const allNearViewport = () =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: (entries: object[]) => void) {}
      observe = () => queueMicrotask(() => this.report([{ isIntersecting: true }]));
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
