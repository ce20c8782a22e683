import { act } from '@testing-library/react';
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

/** Observed elements are near the viewport after `comeNear`. */
export function stubViewport() {
  const observers = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        observers.add(this.report);
        this.report([{ isIntersecting: false }]);
      }
      disconnect() {
        observers.delete(this.report);
      }
    },
  );
  return {
    comeNear: () =>
      act(async () => {
        for (const report of observers) report([{ isIntersecting: true }]);
      }),
  };
}
