import type { RouteObject } from 'react-router-dom';

/** An address for each path of these routes and of those below, with `x` as each parameter. */
export const addressesOf = (routes: readonly RouteObject[]): readonly string[] =>
  routes.flatMap(({ path = '', children = [] }) => [
    ...(path && !path.includes('*') ? [path.replace(/:\w+/g, 'x')] : []),
    ...addressesOf(children),
  ]);
