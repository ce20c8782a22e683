/** Where a mutant is most likely noticed: the tests of some files, in the first of them by name. */
export interface Near {
  readonly tests: readonly string[];
  readonly pattern?: RegExp;
}

export type RulesFile = 'firestore.rules' | 'storage.rules';

/** A rules file, and the tests that are about it. */
export interface Target {
  readonly file: RulesFile;
  readonly tests: readonly string[];
  /** By the text that the section of the rules begins with; the last one before a mutant counts. */
  readonly nearest: Readonly<Record<string, Near>>;
}

const inBlock = (tests: string): Near => ({ tests: [tests, 'publishing', 'lists', 'matrix'] });
const byField = (field: string, tests = 'movies'): Near => ({
  tests: [tests],
  pattern: new RegExp(`\\b${field}\\b`),
});

export const TARGETS: readonly Target[] = [
  {
    file: 'firestore.rules',
    tests: [
      'matrix',
      'lists',
      'rest',
      'users',
      'banners',
      'announcements',
      'announcements-together',
      'announcement-fields',
      'movies',
      'videos',
      'images',
      'events',
      'trash',
      'unpublished-reads',
      'unpublished',
      'unpublished-entries',
      'unpublished-trash',
      'times',
      'server-times',
      'signatures',
      'publishing',
      'publishing-announcements',
      'revisions',
      'search',
      'settings',
      'contact-messages',
      'error-counts',
      'form-limits',
    ],
    nearest: {
      '// ---- Who': { tests: ['users'] },
      '// ---- How much': { tests: ['rest', 'lists'] },
      '// ---- Which fields': { tests: ['videos', 'banners'] },
      'function isText': byField('name'),
      'function isFilled': byField('title'),
      'function isCount': byField('runtime'),
      'function isWebUrl': byField('ticketUrl'),
      'function isSitePath': byField('link', 'banners'),
      'function isYouTubeUrl': byField('trailerUrl'),
      'function isImageUrl': byField('img'),
      'function isFiles': byField('picture'),
      '// The same for a field': { tests: ['videos', 'images', 'movies'] },
      '// ---- Unpublished': { tests: ['publishing', 'unpublished'] },
      'match /unpublished/': {
        tests: ['unpublished', 'unpublished-reads', 'unpublished-trash', 'publishing'],
      },
      'function isReleasedEarly': { tests: ['publishing-announcements', 'unpublished-reads'] },
      '// ---- From the trash': { tests: ['trash', 'publishing'] },
      '// ---- Hero banners': inBlock('banners'),
      'match /Movies/Announcements': {
        tests: ['announcements', 'announcements-together', 'matrix'],
      },
      'function isItem': { tests: ['announcement-fields'] },
      'function addsOne': { tests: ['announcements', 'announcements-together', 'matrix'] },
      '// ---- Movies': inBlock('movies'),
      'function isFree': { tests: ['movies', 'trash'] },
      'function isBackdrop': byField('backdrop'),
      '// Most fields are checked in place': inBlock('movies'),
      'function isNew': inBlock('movies'),
      '// ---- Videos': inBlock('videos'),
      '// ---- Gallery': inBlock('images'),
      'function day(': byField('day', 'events'),
      'function time(': byField('time', 'events'),
      'function isValidEvent': inBlock('events'),
      '// ---- Events': inBlock('events'),
      'match /trash/': { tests: ['trash', 'matrix', 'lists'] },
      'match /revisions/': { tests: ['revisions', 'matrix', 'lists'] },
      'match /search/': { tests: ['search', 'matrix', 'lists'] },
      'match /errorCounts/': { tests: ['error-counts', 'matrix', 'lists'] },
      'match /site/settings': { tests: ['settings', 'matrix', 'lists'] },
      'function social': byField('Instagram', 'settings'),
      'function email(': byField('email', 'settings'),
      'function ownPicture': byField('storyPicture', 'settings'),
      "hasOnly(['phone'": { tests: ['settings', 'matrix', 'lists'] },
      '// ---- Contact': inBlock('contact-messages'),
      '// ---- Users': { tests: ['users', 'matrix'] },
      'allow get': { tests: ['matrix'] },
      'allow list': { tests: ['lists'] },
      'allow delete': { tests: ['matrix'] },
    },
  },
  {
    file: 'storage.rules',
    tests: ['storage-files', 'storage-matrix', 'storage-metadata'],
    nearest: {
      'function isAdmin': { tests: ['storage-matrix'] },
      'function extension': { tests: ['storage-files'] },
      'function isPlain': { tests: ['storage-metadata'] },
      'function isNewPicture': { tests: ['storage-files'] },
      'name.matches': { tests: ['storage-files'], pattern: /^names/ },
      'match /hero-banners/': byField('hero-banners', 'storage-matrix'),
      'match /movies/': byField('movies', 'storage-matrix'),
      'match /announcements/': byField('announcements', 'storage-matrix'),
      'match /gallery/': byField('gallery', 'storage-matrix'),
      'match /events/': byField('events', 'storage-matrix'),
    },
  },
];
