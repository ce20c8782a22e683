// How the company is reached: headings on several pages.

export const PHONE = 'ഫോൺ';
export const EMAIL = 'ഇമെയിൽ';
export const ADDRESS = 'വിലാസം';
export const PRESS = 'മാധ്യമങ്ങൾ';
export const RIGHTS = 'അവകാശങ്ങളും പ്രദർശനങ്ങളും';
