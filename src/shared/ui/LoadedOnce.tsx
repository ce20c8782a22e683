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
 * Like Loaded, for a page with a form: after a failed second read the previous value and the typed
 * text remain.
 */
export const LoadedOnce = <T,>({ failed, children, ...loaded }: LoadedOnceProps<T>) => (
  <Loaded
    {...loaded}
    // The same component in both cases, so that its state is preserved.
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
 * A part of a screen whose code loads after the screen's own. If it fails, the error is logged and
 * the screen remains; with `what`, a message says what is missing.
 */
export const lazyComponent = <Props,>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  /** The subject of the message: 'The form'. */
  what?: string,
) =>
  lazy(() =>
    load().catch((error: unknown) => {
      console.error(error);
      return { default: () => what && <MissingComponent what={what} /> };
    }),
  );

/** A message with a button that reloads the page, because browsers do not retry a failed import. */
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
