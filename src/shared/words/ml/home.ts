// The texts of the landing page.

export const NEXT_RELEASE = 'അടുത്ത റിലീസ്';
export const ANNOUNCEMENTS_TITLE = 'വാർത്തകൾ';
export const EXPLORE_ANNOUNCEMENTS = 'എല്ലാ വാർത്തകളും »»';
export const ALL_EVENTS = 'എല്ലാ ഇവന്റുകളും';
export const UPCOMING_MOVIES = 'വരാനിരിക്കുന്ന ചിത്രങ്ങൾ';
export const THE_UPCOMING_MOVIES = 'വരാനിരിക്കുന്ന ചിത്രങ്ങൾ';
export const NO_UPCOMING_MOVIES = 'അടുത്ത ചിത്രം ഇപ്പോഴും രഹസ്യമാണ്.';
export const ALL_UPCOMING_MOVIES = 'വരാനിരിക്കുന്ന എല്ലാ ചിത്രങ്ങളും';
export const LATEST_VIDEOS = 'പുതിയ വീഡിയോകൾ';
export const THE_LATEST_VIDEOS = 'പുതിയ വീഡിയോകൾ';
export const LATEST_VIDEOS_LABEL = 'പുതിയ വീഡിയോകൾ';

export const VIDEO = 'വീഡിയോ';

// The banners of the landing page.

export const welcomeText = (company: string) => `${company}: സ്വാഗതം`;
export const WELCOME = 'സ്വാഗതം';
export const FILMS = 'ചിത്രങ്ങൾ';
export const BANNER = 'ബാനർ';
export const LOADING_EXPERIENCE = 'ഒരുങ്ങുന്നു...';
export const JUST_A_MOMENT = 'മനോഹരമായ ഒന്ന് വരുന്നുണ്ട്. ഒരു നിമിഷം.';
