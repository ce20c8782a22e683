// The headings of /about, whose texts are settings.

export const OUR_STORY = 'ഞങ്ങളുടെ കഥ';
export const SEE_MOVIES = 'ഞങ്ങളുടെ ചിത്രങ്ങൾ കാണാം';
export const MISSION = 'ദൗത്യം';
export const VISION = 'സ്വപ്നം';
export const EVERYBODY_ELSE = 'മറ്റെല്ലാവരും ചിത്രങ്ങളുടെ ക്രെഡിറ്റിലുണ്ട്. അക്കൂട്ടത്തിൽ ചേരണമെങ്കിൽ';
export const WRITE_TO_US = 'ഞങ്ങൾക്ക് എഴുതൂ';
