import { useState, lazy, type ReactNode, type ComponentType } from 'react';
import type { Resource } from '../data/resource';
import { Loaded, LoadFailure } from './Loaded';
import { reload } from '../data/routing';
import { UNREACHABLE } from '../words/frame';

interface LoadedOnceProps<T> {
  readonly from: Resource<T>;
  readonly waiting: ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
  readonly children: (value: T) => ReactNode;
}

/**
 * Loaded for a page with a form: what was loaded stays if it cannot be read again, and with it what
 * was typed.
 */
export const LoadedOnce = <T,>({ failed, children, ...loaded }: LoadedOnceProps<T>) => (
  <Loaded
    {...loaded}
    // The same component in both cases, so that it keeps its state.
    failed={(retry) => <Kept failure={failed(retry)}>{children}</Kept>}
  >
    {(value) => <Kept loaded={{ value }}>{children}</Kept>}
  </Loaded>
);

interface KeptProps<T> extends Pick<LoadedOnceProps<T>, 'children'> {
  readonly loaded?: { readonly value: T };
  readonly failure?: ReactNode;
}

function Kept<T>({ loaded, failure, children }: KeptProps<T>) {
  const [last, setLast] = useState(loaded);
  if (loaded && loaded.value !== last?.value) setLast(loaded);
  const shown = loaded ?? last;
  return shown ? children(shown.value) : failure;
}

/**
 * A part of a screen whose code comes after the screen's own. If it does not come, the failure is logged and
 * the screen stays, and says what is missing where somebody would miss it.
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
