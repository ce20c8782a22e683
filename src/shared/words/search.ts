// The texts of the search: its panel and its page.

export const SEARCH_EVERYTHING = 'Search films, videos, announcements and events';
export const SEARCH_PLACEHOLDER = 'Title, actor, director, genre…';
export const SEARCH_HINT = 'Titles, people, genres, years: two letters are enough.';
export const THE_SEARCH = 'The search';
export const SEARCH_KEY = 'The key / opens the search';
export const FILMS = 'Films';
export const RESULTS = 'Results';
export const RESULTS_NOUN = 'results';
export const SEE_ALL_RESULTS = 'See all results';
/** Between the first and the last day of an event. */
export const TO = ' to ';

// The results of the search.

export const resultCountText = (count: number) => `${count} result${count === 1 ? '' : 's'}`;
export const nothingFoundText = (query: string) => `Nothing found for "${query}"`;
