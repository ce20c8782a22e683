import type { Movie } from '../../src/content/movie/movie';
import type { DemoPicture } from './demo-picture';
import { RELEASED_MOVIES } from './movies-released';
import { UPCOMING_MOVIES } from './movies-upcoming';

/** A movie of the demo company; people and titles are fictional. */
export type DemoMovie = Omit<Movie, 'picture' | 'backdrop' | 'publishedAt'> &
  DemoPicture & {
    readonly publishedAt: string;
    /** The art behind the head of its page. */
    readonly wideArt?: string;
  };

export const MOVIES: readonly DemoMovie[] = [...UPCOMING_MOVIES, ...RELEASED_MOVIES];
