import type { Movie } from '../../../src/domain/movie';
import type { DemoPicture } from './demo-picture';
import { RELEASED_MOVIES } from './movies-released';
import { UPCOMING_MOVIES } from './movies-upcoming';

/** A film of the demo company; the people and titles are invented. */
export type DemoMovie = Omit<Movie, 'picture' | 'publishedAt'> &
  DemoPicture & { readonly publishedAt: string };

export const MOVIES: readonly DemoMovie[] = [...UPCOMING_MOVIES, ...RELEASED_MOVIES];
