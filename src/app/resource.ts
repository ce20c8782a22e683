import type { Show } from '../domain/newest-first';
import { pause } from '../domain/timeout';
import { picturesFirst } from './pictures-first';

/** What became of a read: services throw, a screen decides with this what people see. */
export type Outcome<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** The value as it will be when all is read, if that takes longer. */
      readonly whole?: Promise<T>;
    }
  | { readonly ok: false; readonly error: unknown };

/** A read that has begun, and how to begin it again. */
export interface Resource<T> {
  /** Of the latest attempt. */
  readonly outcome: Promise<Outcome<T>>;
  readonly read: () => Promise<Outcome<T>>;
}

/** How to begin again what has failed. */
const retries = new WeakMap<object, () => void>();

/** Reads again what has failed among the reads of a page that is shown a second time. */
export function retryFailed(reads: unknown): void {
  for (const read of Object.values(reads ?? {})) retries.get(read)?.();
}

/**
 * Starts a read in a loader. The promise never rejects, so a screen that is left before the
 * answer arrives leaves no unhandled error behind; failures are logged (SPEC §8). A read may `show`
 * the beginning of a value before it has all of it, and goes on when that is shown.
 */
export function resource<T>(start: (show: Show<T>) => Promise<T>): Resource<T> {
  const read = () =>
    new Promise<Outcome<T>>((resolve) => {
      // In a task of its own: reads that begin together would hold up a slow phone together.
      const whole = pause(0).then(() =>
        start((value) => {
          resolve({ ok: true, value, whole });
          return picturesFirst();
        }),
      );
      whole.then(
        (value) => resolve({ ok: true, value }),
        (error: unknown) => {
          console.error(error);
          retries.set(latest, latest.read);
          resolve({ ok: false, error });
        },
      );
    });
  const latest = {
    outcome: read(),
    read: () => {
      retries.delete(latest);
      return (latest.outcome = read());
    },
  };
  return latest;
}
