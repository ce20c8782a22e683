import { useState, type ReactNode } from 'react';
import type { Resource } from '../data/resource';
import { Loaded } from './Loaded';

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
