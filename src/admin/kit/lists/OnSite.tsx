import { lazy, Suspense } from 'react';
import type { OnSiteElsewhereProps } from './OnSiteElsewhere';

/** A list does without it, so a failure is only logged. */
const OnSiteElsewhere = lazy(() =>
  import('./OnSiteElsewhere').catch((error: unknown) => {
    console.error(error);
    return { default: () => null };
  }),
);

/** What is on the site of a kind and not in its list, which is looked for beside the page. */
export const OnSite = (props: OnSiteElsewhereProps) => (
  <Suspense>
    <OnSiteElsewhere {...props} />
  </Suspense>
);
