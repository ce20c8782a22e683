// The texts of announcements.

export const THE_ANNOUNCEMENTS = 'വാർത്തകൾ';
export const ANNOUNCEMENTS_NOUN = 'വാർത്തകൾ';
export const LOADING_ANNOUNCEMENTS = 'വാർത്തകൾ ലോഡ് ചെയ്യുന്നു';
export const NO_ANNOUNCEMENTS = 'ഇപ്പോൾ പുതിയ വാർത്തകളൊന്നുമില്ല.';
export const FOLLOW_NEWS = 'ഫീഡ് റീഡറിൽ പിന്തുടരൂ';
export const BY_YEAR = 'വർഷം തിരിച്ചുള്ള വാർത്തകൾ';
export const LATEST = 'പുതിയവ';
export const EARLIER = 'പഴയവ';
