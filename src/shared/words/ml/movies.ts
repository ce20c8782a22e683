// The texts of the list of movies.

export const FILMS_OF = 'ചിത്രങ്ങൾ:';
export const IN_CINEMAS_NOW = 'ഇപ്പോൾ തിയേറ്ററുകളിൽ';

export const FILTER_MOVIES = 'ചിത്രങ്ങൾ തിരഞ്ഞെടുക്കൂ';
export const MORE_FILTERS = 'കൂടുതൽ ഫിൽട്ടറുകൾ';
export const THE_FILTERS = 'ഫിൽട്ടറുകൾ';
export const CLEAR_FILTERS = 'ഫിൽട്ടറുകൾ ഒഴിവാക്കൂ';
export const GENRE = 'വിഭാഗം';
export const LANGUAGE = 'ഭാഷ';
export const YEAR = 'വർഷം';
export const ANY = 'ഏതും';

// The list of movies and its filter by status.

export const THE_MOVIES = 'ചിത്രങ്ങൾ';
export const MOVIES_NOUN = 'ചിത്രങ്ങൾ';
export const ALL_MOVIES = 'എല്ലാ ചിത്രങ്ങളും';

const FILTERS = { All: 'എല്ലാം', Released: 'റിലീസായവ', Upcoming: 'വരാനിരിക്കുന്നവ' };
export const filterLabel = (filter: 'All' | 'Released' | 'Upcoming'): string => FILTERS[filter];
export const noMoviesFoundText = (filter: string) => `“${filter}”: ചിത്രങ്ങളൊന്നും കണ്ടെത്തിയില്ല`;
export const upcomingCountText = (count: string) => `വരാനിരിക്കുന്നവ: ${count}`;

// The texts of a movie's card in lists.

export const UPCOMING = 'ഉടൻ വരുന്നു';
export const statusLabel = (status: 'Released' | 'Upcoming'): string =>
  status === 'Released' ? 'റിലീസായി' : UPCOMING;
export const releasedText = (year: string) => `റിലീസ് ${year}`;
export const TICKETS = 'ടിക്കറ്റുകൾ';
export const GRAB_TICKETS = 'ടിക്കറ്റ് എടുക്കാം!';
export const LOADING_MOVIES = 'ചിത്രങ്ങൾ ലോഡ് ചെയ്യുന്നു';
export const LOADING_UPCOMING = 'വരാനിരിക്കുന്ന ചിത്രങ്ങൾ ലോഡ് ചെയ്യുന്നു';
