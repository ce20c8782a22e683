// The banners of the landing page.

export const welcomeTo = (company: string) => `${company}: സ്വാഗതം`;
export const WELCOME = 'സ്വാഗതം';
export const FILMS = 'ചിത്രങ്ങൾ';
export const BANNER = 'ബാനർ';
export const LOADING_EXPERIENCE = 'ഒരുങ്ങുന്നു...';
export const JUST_A_MOMENT = 'മനോഹരമായ ഒന്ന് വരുന്നുണ്ട്. ഒരു നിമിഷം.';
