// The texts of videos and their player.

export const THE_VIDEOS = 'വീഡിയോകൾ';
export const THE_VIDEO = 'വീഡിയോ';
export const VIDEOS_NOUN = 'വീഡിയോകൾ';
export const LOADING_VIDEOS = 'വീഡിയോകൾ ലോഡ് ചെയ്യുന്നു';
export const NO_VIDEOS = 'ആദ്യ ട്രെയിലർ ഉടൻ വരും.';
export const VIDEO_GONE = 'ഈ വീഡിയോ ഇപ്പോൾ ഇവിടെയില്ല.';
export const playLabel = (title: string) => (title ? `${title}: വീഡിയോ കാണൂ` : 'വീഡിയോ കാണൂ');

export const UNTITLED_VIDEO = 'വീഡിയോ';
export const CLOSE_VIDEO = 'വീഡിയോ അടയ്ക്കൂ';
export const WATCH_ON_YOUTUBE = 'YouTube-ൽ കാണൂ';
export const VIDEO_NOT_AVAILABLE = 'ഈ വീഡിയോ ലഭ്യമല്ല.';
