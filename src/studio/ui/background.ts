import { useEffect, useState } from 'react';
import { notify } from './notify';

/**
 * Reads beside the page, which does not wait for it, and again whenever `version` is another one. What
 * was read last stays until then; a failure is only logged. Returns undefined before the first answer,
 * and null without one.
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
    // The version is part of the request, so that another one reads again.
    void Promise.resolve(version)
      .then(() => read())
      .then(show, fail);
    return () => {
      isCurrent = false;
    };
  }, [read, version]);
  return value;
}

/** Loads the code of a dialog for a press; returns undefined if that fails, and says so. */
export async function loadDialog<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    notify.failure('The dialog could not be loaded.', error);
    return undefined;
  }
}
