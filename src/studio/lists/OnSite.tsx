import { Suspense } from 'react';
import { lazyComponent } from '../../shared/ui/loading/lazy-component';
import type { OnSiteElsewhereProps } from './OnSiteElsewhere';

const OnSiteElsewhere = lazyComponent(() => import('./OnSiteElsewhere'));

/** What is on the site of a kind and not in its list, which is looked for beside the page. */
export const OnSite = (props: OnSiteElsewhereProps) => (
  <Suspense>
    <OnSiteElsewhere {...props} />
  </Suspense>
);
