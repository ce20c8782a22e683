// The texts of videos and their player.

export const THE_VIDEOS = 'The videos';
export const THE_VIDEO = 'The video';
export const VIDEOS_NOUN = 'videos';
export const LOADING_VIDEOS = 'Loading videos';
export const NO_VIDEOS = 'The first trailer is on its way.';
export const VIDEO_GONE = 'This video is not here any more.';
export const playLabel = (title: string) => `Play ${title || 'video'}`;

/** Shown for a video without a title. */
export const UNTITLED_VIDEO = 'Video';
export const CLOSE_VIDEO = 'Close video';
export const WATCH_ON_YOUTUBE = 'Watch on YouTube';
export const VIDEO_NOT_AVAILABLE = 'This video is not available.';
