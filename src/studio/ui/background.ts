import { useEffect, useState } from 'react';
import { notify } from './notify';

/**
 * Reads in the background, and again whenever `version` changes; the previous value remains until
 * then. Returns undefined before the first result, and null after a failure, which is only logged.
 */
export function useBackgroundRead<T>(
  read: () => Promise<T>,
  version: unknown,
): T | null | undefined {
  const [value, setValue] = useState<T | null>();
  useEffect(() => {
    let isCurrent = true;
    const show = (next: T) => {
      if (isCurrent) setValue(() => next);
    };
    const fail = (error: unknown) => {
      console.error(error);
      if (isCurrent) setValue((last) => last ?? null);
    };
    // `version` is used here so that a change reads again.
    void Promise.resolve(version)
      .then(() => read())
      .then(show, fail);
    return () => {
      isCurrent = false;
    };
  }, [read, version]);
  return value;
}

/**
 * Loads the code of a dialog when it is opened. After a failure, shows a message and returns
 * undefined.
 */
export async function loadDialog<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    notify.failure('The dialog could not be loaded.', error);
    return undefined;
  }
}
