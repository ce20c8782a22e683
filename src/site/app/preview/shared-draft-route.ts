import type { RouteObject } from 'react-router-dom';
import { lazy } from '../../../shared/routing/lazy';

const loadSharedDraft = () => import('./SharedDraftPage');

/** What few visitors open (product 29.30): no other one downloads its route. */
export const sharedDraft = (): RouteObject => ({
  path: '/preview/:link',
  lazy: {
    loader: lazy(loadSharedDraft, 'sharedDraftLoader'),
    Component: lazy(loadSharedDraft, 'SharedDraftPage'),
  },
});
