/** The list has ANNOUNCEMENTS_MAX announcements already. */
export class ListFullError extends Error {
  override readonly name = 'ListFullError';
  readonly code = 'list-full';

  constructor() {
    super('The list is full');
  }
}
