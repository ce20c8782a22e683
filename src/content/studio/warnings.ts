import type { KindName } from '../base/kind-names';
import { eventWarnings } from '../event/studio/event-warnings';
import { movieWarnings } from '../movie/studio/movie-warnings';

type Texts = Readonly<Record<string, string>>;

/** What is probably a mistake in the fields of a kind, by name, of those that have any (product 15.13). */
export const WARNINGS: Readonly<Partial<Record<KindName, (values: Texts) => Texts>>> = {
  movie: movieWarnings,
  event: eventWarnings,
};
