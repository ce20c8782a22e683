import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { revalidateUnlessOverlay } from '../../shared/routing/should-revalidate';

export interface GuardedPage {
  readonly page: () => Promise<ComponentType>;
  readonly loader?: () => Promise<LoaderFunction>;
}

/**
 * The page of a guarded route, its code and its data side by side. A router fetches what stands in
 * a route's `lazy` before the guard has answered; a loader waits for the guard, so both begin there.
 */
export function guardedRoute({ page, loader }: GuardedPage) {
  let Page: ComponentType | undefined;

  return {
    loader: async (args) => {
      const [data] = await Promise.all([
        loader?.().then((load) => load(args)),
        page().then((loaded) => (Page = loaded)),
      ]);
      return data ?? null;
    },
    Component: () => Page && <Page />,
    shouldRevalidate: revalidateUnlessOverlay,
  } satisfies RouteObject;
}
