import type { MovieStatus } from '../domain/movie';

/** Where everything is stored (SPEC §3): the one place that spells collection names. */
export const HERO_BANNERS = 'hero-banners';
export const ANNOUNCEMENTS_DOCUMENT = 'Movies/Announcements';
export const VIDEOS = 'videos';
export const IMAGES = 'images';
export const CONTACT_MESSAGES = 'contactMessages';
export const USERS = 'users';

/** The collection of movies first written with that status. */
export const moviesIn = (place: MovieStatus) => `Movies/${place}/Movies`;

/** The folders that hold pictures, and nothing else is in the file storage (DESIGN R5). */
export const PICTURE_FOLDERS = ['hero-banners', 'announcements', 'movies', 'gallery'] as const;
export type PictureFolder = (typeof PICTURE_FOLDERS)[number];
