import type { RouteObject } from 'react-router-dom';

/**
 * Returns an address for each path of these routes and their children, with `x` for each parameter.
 */
export const addressesOf = (routes: readonly RouteObject[]): readonly string[] =>
  routes.flatMap(({ path = '', children = [] }) => [
    ...(path && !path.includes('*') ? [path.replace(/:\w+/g, 'x')] : []),
    ...addressesOf(children),
  ]);
