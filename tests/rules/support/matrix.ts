import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { LANGUAGES, type SiteLanguage } from '../../../src/company/languages';
import { DAY_MS } from '../../../src/shared/day';
import {
  aMessage,
  aMovie,
  anAnnouncement,
  anImage,
  anIndexPart,
  aVideo,
  stored,
  written,
} from './builders';
import { DOCUMENTS } from './kinds';

/** Those whom the rules allow a request; everybody else is refused. */
export type Audience = 'everyone' | 'admins' | 'nobody';

export interface Resource {
  /** The path, in which `TODAY` is replaced by the number of the day. */
  readonly path: string;
  /** The stored document that is read, changed or deleted. */
  readonly stored: DocumentData;
  readonly get: Audience;
  /** Who may list a page of its collection; lists.test.ts tests how large a page may be. */
  readonly list: Audience;
  readonly create: Audience;
  readonly update: Audience;
  readonly delete: Audience;
  /** Returns a document that a valid client would write. */
  readonly fresh: () => DocumentData;
  readonly change: DocumentData;
}

const TODAY = '{today}';

/** Returns the path of a resource at the time of a request. */
export const pathNow = ({ path }: Resource): string =>
  path.replace(TODAY, String(Math.floor(Date.now() / DAY_MS)));

const closed = {
  get: 'nobody',
  list: 'nobody',
  create: 'nobody',
  update: 'nobody',
  delete: 'nobody',
} as const;
const published = {
  get: 'everyone',
  list: 'everyone',
  create: 'admins',
  update: 'admins',
  delete: 'admins',
} as const;

const title = { title: 'Moonrise' };
const movie = { fresh: () => written(aMovie()), stored: stored(aMovie()), change: title };
const image = { fresh: () => anImage(), stored: stored(anImage()), change: title };
const anything = { fresh: () => ({ a: 1 }), stored: { a: 1 }, change: { a: 2 } };

export const RESOURCES: readonly Resource[] = [
  ...DOCUMENTS.map(({ path, least, full, optional: [name = ''] }): Resource => ({
    path,
    ...published,
    fresh: () => written(least),
    stored: stored(least),
    change: { [name]: full[name] },
  })),
  { path: 'Movies/Released/Movies/released-m', ...published, ...movie },
  {
    path: 'Movies/Announcements',
    ...published,
    list: 'nobody',
    delete: 'nobody',
    fresh: () => ({ item_1767322800000: anAnnouncement() }),
    stored: { item_1767322800000: anAnnouncement() },
    change: { item_1767322800001: anAnnouncement() },
  },
  {
    path: 'Movies/Announcements/Archive/item_1767322800000',
    ...published,
    create: 'nobody',
    fresh: () => ({ entry: anAnnouncement(), at: new Date(1767322800000) }),
    stored: { entry: anAnnouncement(), at: new Date(1767322800000) },
    change: { entry: { ...anAnnouncement(), edited: serverTimestamp() } },
  },
  { path: 'sets/kochi/images/i', ...published, create: 'nobody', ...image },
  // Also public: the gallery's collection group query includes every collection named images.
  { path: 'users/user/images/i', ...published, create: 'nobody', ...image },
  {
    path: 'search/0',
    ...published,
    list: 'nobody',
    delete: 'nobody',
    fresh: anIndexPart,
    stored: anIndexPart(),
    change: { title: 'Moonrise', built: serverTimestamp() },
  },
  {
    path: 'site/settings',
    ...published,
    list: 'nobody',
    delete: 'nobody',
    fresh: () => ({ phone: '+91 484 1', edited: serverTimestamp() }),
    stored: { phone: '+91 484 1' },
    change: { phone: '+91 484 2', edited: serverTimestamp() },
  },
  {
    path: 'site/away',
    ...published,
    list: 'nobody',
    delete: 'nobody',
    fresh: () => ({ movies: ['m'] }),
    stored: { movies: ['m'] },
    change: { movies: [] },
  },
  {
    path: 'site/archive',
    ...published,
    list: 'nobody',
    delete: 'nobody',
    fresh: () => ({ 2020: 1 }),
    stored: { 2020: 1 },
    change: { 2020: 2 },
  },
  ...LANGUAGES.slice(1).map(({ code }: SiteLanguage) => ({
    path: `site/names_${code}`,
    ...published,
    list: 'nobody' as const,
    delete: 'nobody' as const,
    fresh: () => ({ genre: 'Drama\tx', language: '', person: '', role: '' }),
    stored: { genre: '', language: '', person: '', role: '' },
    change: { genre: 'Drama\ty' },
  })),
  {
    path: 'contactMessages/c',
    get: 'admins',
    list: 'admins',
    create: 'everyone',
    update: 'admins',
    delete: 'admins',
    fresh: () => written(aMessage()),
    stored: stored(aMessage()),
    change: { status: 'viewed' },
  },
  {
    path: 'unpublished/video:v',
    get: 'admins',
    list: 'admins',
    create: 'admins',
    update: 'admins',
    delete: 'admins',
    fresh: () => ({ path: 'videos/v', entry: aVideo(), saved: serverTimestamp() }),
    stored: { path: 'videos/v', entry: aVideo() },
    change: { 'entry.title': 'Other', saved: serverTimestamp() },
  },
  {
    // Only readable while the draft exists and the link has not ended: previews.test.ts.
    path: 'previews/abcdefghijklmnopqrstuvwx',
    get: 'nobody',
    list: 'admins',
    create: 'nobody',
    update: 'nobody',
    delete: 'admins',
    fresh: () => ({
      draft: 'video:none',
      path: 'videos/none',
      entry: aVideo(),
      made: serverTimestamp(),
      days: 1,
    }),
    stored: {
      draft: 'video:none',
      path: 'videos/none',
      entry: aVideo(),
      made: new Date(),
      days: 1,
    },
    change: { days: 2 },
  },
  {
    // Only created together with a deletion: trash.test.ts.
    path: 'trash/movie:m',
    get: 'admins',
    list: 'admins',
    create: 'nobody',
    update: 'admins',
    delete: 'admins',
    fresh: () => ({ path: 'videos/v', entry: aVideo(), deleted: serverTimestamp() }),
    stored: { path: 'videos/v', entry: aVideo() },
    change: { purge: 'chosen' },
  },
  {
    // Only created together with an edit, and deleted when it is old: revisions.test.ts.
    path: 'revisions/r',
    get: 'admins',
    list: 'admins',
    create: 'nobody',
    update: 'admins',
    delete: 'nobody',
    fresh: () => ({ path: 'videos/v', before: aVideo(), at: serverTimestamp() }),
    stored: { path: 'videos/v', before: aVideo(), at: serverTimestamp(), files: 'expired' },
    change: { files: 'deleted' },
  },
  {
    path: `errorCounts/${TODAY}`,
    get: 'admins',
    list: 'nobody',
    create: 'everyone',
    update: 'everyone',
    delete: 'nobody',
    fresh: () => ({ count: 1 }),
    stored: { count: 1 },
    change: { count: 2 },
  },

  {
    // Only written together with a revision: revisions.test.ts.
    path: 'edits/videos:v',
    ...closed,
    fresh: () => ({ revision: 'r' }),
    stored: { revision: 'r' },
    change: { revision: 'other' },
  },
  {
    // Only created together with the recorded change, and deleted when it is old: records.test.ts.
    path: 'deeds/d',
    ...closed,
    get: 'admins',
    list: 'admins',
    fresh: () => ({ did: 'added', path: 'videos/v', title: '', at: serverTimestamp() }),
    stored: { did: 'added', path: 'videos/v', title: '', at: serverTimestamp() },
    change: { title: 'Other' },
  },

  {
    // Written under the user's own name: open-forms.test.ts.
    path: 'openForms/nobody:video:v',
    ...closed,
    list: 'admins',
    fresh: () => ({ entry: 'video:v', uid: 'nobody', at: serverTimestamp() }),
    stored: { entry: 'video:v', uid: 'nobody', at: serverTimestamp() },
    change: { at: serverTimestamp() },
  },

  {
    // Roles are only given and removed after a recent sign-in: team.test.ts.
    path: 'users/nobody',
    ...closed,
    get: 'admins',
    list: 'admins',
    ...anything,
  },

  // Closed to everybody, including administrators, because the site never uses these paths.
  { path: 'users/user/private/p', ...closed, ...anything },
  { path: 'hero-banners/b/notes/n', ...closed, ...anything },
  { path: 'videos/v/notes/n', ...closed, ...anything },
  { path: 'contactMessages/c/replies/r', ...closed, ...anything },
  { path: 'images/i/notes/n', ...closed, ...anything },
  { path: 'events/e/notes/n', ...closed, ...anything },
  { path: 'Movies/Upcoming', ...closed, ...movie },
  { path: 'Movies/other', ...closed, ...movie },
  { path: 'Movies/Upcoming/Drafts/m', ...closed, ...movie },
  { path: 'Movies/Other/Movies/m', ...closed, ...movie },
  { path: 'Movies/Announcements/Movies/m', ...closed, ...movie },
  { path: 'Movies/Upcoming/Movies/m/notes/n', ...closed, ...movie },
  { path: 'movies/m', ...closed, ...movie },
  { path: 'search/0/notes/n', ...closed, ...anything },
  { path: 'settings/s', ...closed, ...anything },
  { path: 'site/other', ...closed, ...anything },
  { path: 'site/settings/notes/n', ...closed, ...anything },
  { path: 'a/b/c/d/e/f', ...closed, ...anything },
];
