import type { OnPartial } from '../lists/merge-by-time';
import { delay } from '../failures/timeout';
import './early-errors';
import { priorityImagesLoaded } from './first-view';

/**
 * The result of a read. Services throw; `resource` converts that into a value that a screen
 * renders.
 */
export type Outcome<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** Set if `value` is partial: resolves with the complete value. */
      readonly complete?: Promise<T>;
    }
  | { readonly ok: false; readonly error: unknown };

/** A started read, with a function that repeats it. */
export interface Resource<T> {
  /** The outcome of the latest attempt. With `isLater`, accessing it starts the read. */
  readonly outcome: Promise<Outcome<T>>;
  readonly read: () => Promise<Outcome<T>>;
  /** The value, if it was known without a read. */
  readonly known?: T;
}

interface ResourceOptions {
  /** Whether the read starts only when its outcome is accessed. */
  readonly isLater?: boolean;
  /** If set, the rest after a partial value is read only after this promise has resolved. */
  readonly rest?: Promise<void>;
}

/**
 * Returns a resource with a known value, which React renders synchronously. The result of `newer`
 * replaces the value, unless it fails.
 */
export function resolvedResource<T>(value: T, newer?: Promise<T>): Resource<T> {
  newer?.catch(console.error);
  const known: Outcome<T> = { ok: true, value, ...(newer && { complete: newer }) };
  // The properties that React itself adds to a promise for which it has waited.
  const outcome = Object.assign(Promise.resolve(known), { status: 'fulfilled', value: known });
  return { outcome, read: () => outcome, known: value };
}

/** Returns the complete value of a resource. Throws the error of its read. */
export async function resourceValue<T>({ outcome }: Resource<T>): Promise<T> {
  const found = await outcome;
  if (!found.ok) throw found.error;
  return found.complete ?? found.value;
}

/** Functions that repeat a failed read, by resource. */
const retries = new WeakMap<object, () => void>();

/** Repeats the failed reads in a page's cached loader data. */
export function retryFailedReads(data: unknown): void {
  for (const value of Object.values(data ?? {})) retries.get(value)?.();
}

/**
 * Starts a read in a loader. The outcome never rejects, so that leaving the page causes no
 * unhandled rejection; errors are logged. `start` may pass a partial value to its argument, and
 * should await the call before it reads the rest.
 */
export function resource<T>(
  start: (onPartial: OnPartial<T>) => Promise<T>,
  { isLater = false, rest }: ResourceOptions = {},
): Resource<T> {
  const read = () =>
    new Promise<Outcome<T>>((resolve) => {
      // One task per read: starting all reads in one task would be a long task on a slow phone.
      const complete = delay(0).then(() =>
        start((value) => {
          resolve({ ok: true, value, complete });
          return Promise.all([priorityImagesLoaded(), rest]).then(() => undefined);
        }),
      );
      complete.then(
        (value) => resolve({ ok: true, value }),
        (error: unknown) => {
          console.error(error);
          retries.set(latest, latest.read);
          resolve({ ok: false, error });
        },
      );
    });
  let outcome = isLater ? undefined : read();
  const latest = {
    get outcome() {
      return (outcome ??= read());
    },
    read: () => {
      retries.delete(latest);
      return (outcome = read());
    },
  };
  return latest;
}
