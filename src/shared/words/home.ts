// The texts of the landing page.

export const NEXT_RELEASE = 'Next release';
export const ANNOUNCEMENTS_TITLE = 'ANNOUNCEMENTS';
export const EXPLORE_ANNOUNCEMENTS = 'Explore Announcements »»';
export const ALL_EVENTS = 'All events';
export const UPCOMING_MOVIES = 'Upcoming Movies';
export const THE_UPCOMING_MOVIES = 'The upcoming movies';
export const NO_UPCOMING_MOVIES = 'The next film is still a secret.';
export const ALL_UPCOMING_MOVIES = 'All upcoming movies';
export const LATEST_VIDEOS = 'Latest Videos';
export const THE_LATEST_VIDEOS = 'The latest videos';
export const LATEST_VIDEOS_LABEL = 'Latest videos';

/** The noun for a slide of the carousel. */
export const VIDEO = 'video';

// The banners of the landing page.

export const welcomeText = (company: string) => `Welcome to ${company}`;
export const WELCOME = 'Welcome';
export const FILMS = 'Films';
/** The noun for a slide. */
export const BANNER = 'banner';
export const LOADING_EXPERIENCE = 'Loading Experience...';
export const JUST_A_MOMENT = 'Bringing you something amazing. Just a moment.';
