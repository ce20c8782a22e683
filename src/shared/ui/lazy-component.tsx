import { lazy, useState, type ComponentType } from 'react';
import { LoadFailure } from './Loaded';
import { reload } from '../data/routing';
import { UNREACHABLE } from '../words/frame';

/**
 * A part of a screen whose code comes after the screen's own. If it does not come, the failure is
 * logged and the screen stays, and says what is missing where somebody would miss it (product 3.8).
 */
export const lazyComponent = <Props,>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  /** As the subject of a sentence: 'The form'. */
  what?: string,
) =>
  lazy(() =>
    load().catch((error: unknown) => {
      console.error(error);
      return { default: () => what && <MissingComponent what={what} /> };
    }),
  );

/** Its button loads the page again: browsers ask only in a new page for code that has failed. */
function MissingComponent({ what }: { readonly what: string }) {
  const [isReachable, setIsReachable] = useState(true);
  return (
    <LoadFailure
      what={what}
      reason={isReachable ? undefined : UNREACHABLE}
      retry={async () => setIsReachable(await reload())}
    />
  );
}
