// The list of movies and its filter by status.

export const THE_MOVIES = 'ചിത്രങ്ങൾ';
export const MOVIES_NOUN = 'ചിത്രങ്ങൾ';
export const ALL_MOVIES = 'എല്ലാ ചിത്രങ്ങളും';

const FILTERS = { All: 'എല്ലാം', Released: 'റിലീസായവ', Upcoming: 'വരാനിരിക്കുന്നവ' };
export const filterName = (filter: 'All' | 'Released' | 'Upcoming'): string => FILTERS[filter];
export const noneFound = (filter: string) => `“${filter}”: ചിത്രങ്ങളൊന്നും കണ്ടെത്തിയില്ല`;
export const upcomingCount = (count: string) => `വരാനിരിക്കുന്നവ: ${count}`;
