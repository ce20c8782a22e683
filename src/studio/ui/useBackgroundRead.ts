import { useEffect, useState } from 'react';

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
