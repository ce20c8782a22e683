// The words of the list of movies.

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
