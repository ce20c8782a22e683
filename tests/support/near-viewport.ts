import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Makes every observed element be in the viewport; by default none is, because jsdom has no layout.
 */
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

/** Puts observed elements near the viewport when `comeNear` is called. */
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
