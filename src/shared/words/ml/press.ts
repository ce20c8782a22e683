// The words of the press material of a film.

export const PRESS = 'മാധ്യമങ്ങൾക്ക്';
export const pressOf = (title: string) => `മാധ്യമങ്ങൾക്ക്: ${title}`;
export const PRESS_MATERIAL = 'മാധ്യമങ്ങൾക്ക്';
export const THE_PRESS_MATERIAL = 'മാധ്യമങ്ങൾക്കുള്ള വിവരങ്ങൾ';
export const FILMS_PAGE = 'ചിത്രത്തിന്റെ പേജ്';
export const PRINT = 'പ്രിന്റ് ചെയ്യൂ';
export const WRITE_TO_US = 'ഞങ്ങൾക്ക് എഴുതൂ';
export const SYNOPSIS = 'കഥാസാരം';
export const SHORT = 'ചുരുക്കത്തിൽ';
export const LONG = 'വിശദമായി';
export const TRAILER = 'ട്രെയിലർ';

export const CREDITS_AND_FACTS = 'അണിയറയും വിവരങ്ങളും';
export const DIRECTOR = 'സംവിധാനം';
export const CAST = 'അഭിനേതാക്കൾ';
export const WRITER = 'രചന';
export const PRODUCTION = 'നിർമാണം';
export const RUNTIME = 'ദൈർഘ്യം';
export const RELEASE = 'റിലീസ്';
export const QUOTES = 'മാധ്യമങ്ങൾ പറഞ്ഞത്';
