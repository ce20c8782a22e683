import { ENDS_MAX } from '../../shared/admin-limits';

/** Thrown when somebody else has changed when the entry is on the site. Nothing was written. */
export class TimesConflictError extends Error {
  override readonly name = 'TimesConflictError';
  /** Its message is shown. */
  readonly code = 'explained';

  constructor() {
    super(
      'Somebody else has changed meanwhile when visitors see it. Load the page again: what you have typed is kept.',
    );
  }
}

/** Thrown when as many entries have an end as can have one (product 38.7). */
export class TooManyEndsError extends Error {
  override readonly name = 'TooManyEndsError';
  /** Its message is shown. */
  readonly code = 'explained';

  constructor() {
    super(
      `${ENDS_MAX} entries have an end, as many as there can be. Remove that of another one in “Coming up” first.`,
    );
  }
}
