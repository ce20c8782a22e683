/** What became of a read: services throw, a screen decides with this what people see. */
export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };

/** A read that has begun, and how to begin it again. */
export interface Resource<T> {
  readonly outcome: Promise<Outcome<T>>;
  readonly read: () => Promise<Outcome<T>>;
}

/**
 * Starts a read in a loader. The promise never rejects, so a screen that is left before the
 * answer arrives leaves no unhandled error behind; failures are logged (SPEC §8).
 */
export function resource<T>(start: () => Promise<T>): Resource<T> {
  const read = async (): Promise<Outcome<T>> => {
    try {
      return { ok: true, value: await start() };
    } catch (error) {
      console.error(error);
      return { ok: false, error };
    }
  };
  return { outcome: read(), read };
}
