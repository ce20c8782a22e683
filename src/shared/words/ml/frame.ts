// The texts of every page: the frame, and the names of the pages.

export const NO_SCRIPT = 'ഈ സൈറ്റ് പ്രവർത്തിക്കാൻ ജാവാസ്ക്രിപ്റ്റ് വേണം. അത് ഓൺ ചെയ്ത് പേജ് വീണ്ടും തുറക്കൂ.';
export const LOADING = 'ലോഡ് ചെയ്യുന്നു';
export const LOADING_DOTS = 'ലോഡ് ചെയ്യുന്നു...';
export const CLOSE_OFFER = 'മലയാളത്തിൽ തുടരാം';

export const HOME = 'ഹോം';
export const MOVIES = 'ചിത്രങ്ങൾ';
export const VIDEOS = 'വീഡിയോകൾ';
export const GALLERY = 'ഗാലറി';
export const ABOUT = 'ഞങ്ങളെക്കുറിച്ച്';
export const ANNOUNCEMENTS = 'വാർത്തകൾ';
export const EVENTS = 'ഇവന്റുകൾ';
export const CONTACT = 'ബന്ധപ്പെടാം';
export const PRIVACY = 'സ്വകാര്യത';
export const SEARCH = 'തിരയൂ';
export const FOLLOW = 'പിന്തുടരൂ';
export const NEWS_FEED = 'വാർത്താ ഫീഡ്';

export const LETS_CHAT = 'സംസാരിക്കാം';
export const SKIP_TO_CONTENT = 'ഉള്ളടക്കത്തിലേക്ക് പോകൂ';
export const OPEN_MENU = 'മെനു തുറക്കൂ';
export const CLOSE_MENU = 'മെനു അടയ്ക്കൂ';
export const MAIN_NAVIGATION = 'പ്രധാന മെനു';
export const FOOTER = 'താഴത്തെ മെനു';
export const SOCIAL_MEDIA = 'സോഷ്യൽ മീഡിയ';
export const IN_NEW_TAB = ' (പുതിയ ടാബിൽ തുറക്കും)';

export const PAGE_NOT_FOUND = 'പേജ് കണ്ടെത്തിയില്ല';
export const MOVIE_NOT_FOUND = 'ചിത്രം കണ്ടെത്തിയില്ല';
export const REEL_MISSING = 'ഈ റീൽ കാണാനില്ല: വിലാസം തെറ്റിയതാകാം, അല്ലെങ്കിൽ ഇവിടെയുണ്ടായിരുന്നത് നീക്കം ചെയ്തതാകാം.';
export const SEE_MOVIES = 'ഞങ്ങളുടെ ചിത്രങ്ങൾ കാണാം';
export const OR = 'അല്ലെങ്കിൽ';
export const START_AT_HOME = 'ഹോമിൽ നിന്ന് തുടങ്ങാം';

export const PAGE_BROKEN = 'ഈ പേജിൽ എന്തോ തകരാറുണ്ടായി';
export const OUR_FAULT = 'ഇത് ഞങ്ങളുടെ പിഴവാണ്, നിങ്ങളുടേതല്ല. പേജ് വീണ്ടും ലോഡ് ചെയ്താൽ മിക്കപ്പോഴും ശരിയാകും.';
export const PAGE_NOT_LOADED = 'ഈ പേജ് ലോഡ് ചെയ്യാനായില്ല';
export const LOAD_AGAIN_PLEASE =
  'കണക്ഷൻ മുറിഞ്ഞതാകാം, അല്ലെങ്കിൽ സൈറ്റ് ഇപ്പോൾ പുതുക്കിയതാകാം. പേജ് വീണ്ടും ലോഡ് ചെയ്യൂ.';
export const LOAD_AGAIN = 'വീണ്ടും ലോഡ് ചെയ്യൂ';

// The texts of failed reads.

export const notLoadedText = (what: string) => `${what} ലോഡ് ചെയ്യാനായില്ല.`;
export const TRY_AGAIN_PLEASE = 'വീണ്ടും ശ്രമിക്കൂ.';
export const YOU_ARE_OFFLINE = 'നിങ്ങൾ ഓഫ്‌ലൈനാണെന്ന് തോന്നുന്നു.';
export const UNREACHABLE = 'സൈറ്റ് ഇപ്പോൾ കിട്ടുന്നില്ല. കണക്ഷൻ തിരികെ വരുമ്പോൾ വീണ്ടും ശ്രമിക്കൂ.';
export const TRY_AGAIN = 'വീണ്ടും ശ്രമിക്കൂ';
