// The texts of a movie's page and its sections.

export const MOVIE = 'ചിത്രം';
export const THE_MOVIE = 'ചിത്രം';
export const WATCH_TRAILER = 'ട്രെയിലർ കാണൂ';
export const TRAILER = 'ട്രെയിലർ';
export const TICKETS_BY_CITY = 'നഗരം തിരിച്ചുള്ള ടിക്കറ്റുകൾ';

export const NO_INFORMATION = 'വിവരം ലഭ്യമല്ല';
export const NO_DESCRIPTION = 'വിവരണം ലഭ്യമല്ല.';
export const ABOUT = 'ചിത്രത്തെക്കുറിച്ച്';
export const PRESS_MATERIAL = 'മാധ്യമങ്ങൾക്ക്';
export const LANGUAGE = 'ഭാഷ';
export const CERTIFICATE = 'സർട്ടിഫിക്കറ്റ്';
export const GENRE = 'വിഭാഗം';
export const RELEASE_DATE = 'റിലീസ് തീയതി';
export const DIRECTOR = 'സംവിധാനം';
export const ACTORS = 'അഭിനേതാക്കൾ';
export const WRITERS = 'രചന';
export const MUSIC = 'സംഗീതം';
export const CINEMATOGRAPHY = 'ഛായാഗ്രഹണം';
export const EDITING = 'എഡിറ്റിങ്';

export const LISTED_FILMS = 'പട്ടികയിലെ ചിത്രങ്ങൾ';
export const PREVIOUS = 'മുമ്പത്തേത്';
export const NEXT = 'അടുത്തത്';

export const WHERE_TO_WATCH = 'എവിടെ കാണാം';
export const AWARDS = 'പുരസ്കാരങ്ങൾ';
export const PRESS = 'മാധ്യമങ്ങൾ പറഞ്ഞത്';
export const NEWS = 'വാർത്തകൾ';
export const THE_NEWS = 'വാർത്തകൾ';
export const MORE_FILMS = 'മറ്റു ചിത്രങ്ങൾ';
export const STILLS = 'സ്റ്റില്ലുകൾ';
export const THE_STILLS = 'സ്റ്റില്ലുകൾ';
export const ALL_STILLS = 'എല്ലാ സ്റ്റില്ലുകളും';

// The length of a movie.

export const HOURS_SHORT = 'മണി.';
export const MINUTES_SHORT = 'മിനി.';
export const hoursText = (count: number) => `${count} മണിക്കൂർ`;
export const minutesText = (count: number) => `${count} മിനിറ്റ്`;
