// The banners of the landing page.

export const welcomeTo = (company: string) => `Welcome to ${company}`;
export const WELCOME = 'Welcome';
export const FILMS = 'Films';
/** What a slide is called. */
export const BANNER = 'banner';
export const LOADING_EXPERIENCE = 'Loading Experience...';
export const JUST_A_MOMENT = 'Bringing you something amazing. Just a moment.';
