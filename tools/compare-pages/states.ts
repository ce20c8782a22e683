import type { Page } from '@playwright/test';

/** A page, or what it becomes when something is done on it. */
export interface State {
  readonly name: string;
  readonly address: string;
  /** What brings the page into this state. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** What takes back what `act` has stored: the other site would see it. */
  readonly undo?: (page: Page) => Promise<unknown>;
  /** The screen instead of the whole page: a dialog is where the screen is. */
  readonly isScreen?: true;
}

const MOVIE = '/movie/platform-3b';
const PNG = { name: 'no-picture.png', mimeType: 'image/png', buffer: Buffer.from('none') };
const TABLE = {
  name: 'films.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'title,status,releaseDate,runtime,director\nA new film,Released,2024-05-17,121,A Director\n' +
      'Platform 3B,Released,2024-02-30,two hours,\n,Upcoming,,,\n',
  ),
};

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const pressAll =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await press(name)(page);
  };

const dialog = (page: Page) => page.locator('dialog[open]').first().waitFor();

const opened = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await dialog(page);
};

/** Presses an action in the menu of the first card of a list. */
const inMenu = (name: string | RegExp) => async (page: Page) => {
  await press('More')(page);
  await page.getByRole('menuitem', { name }).or(page.getByRole('button', { name })).last().click();
};

const state = (name: string, address: string, more: Omit<State, 'name' | 'address'> = {}) => ({
  name,
  address,
  ...more,
});
const screen = (name: string, address: string, act: NonNullable<State['act']>) =>
  state(name, address, { act, isScreen: true });

export const PUBLIC_STATES: readonly State[] = [
  state('home', '/'),
  ...'movies about contact videos gallery privacy announcements events admin-login nowhere'
    .split(' ')
    .map((name) => state(name, `/${name}`)),
  state('movies-filtered', '/movies?status=Released&sort=title'),
  state('movie', MOVIE),
  state('movie-upcoming', '/movies?status=Upcoming', {
    act: (page) => page.locator('main a[href^="/movie/"]').first().click(),
  }),
  state('press', `${MOVIE}/press`),
  state('search', '/search?q=moon'),
  state('search-none', '/search?q=zzzz'),
  state('gallery-movie', '/gallery', {
    act: (page) => page.locator('main a[href^="/gallery?"]').first().click(),
  }),
  state('contact-errors', '/contact', { act: press(/send message/i) }),
  state('login-errors', '/admin-login', { act: press('Login') }),
  state('login-failed', '/admin-login', {
    async act(page) {
      await page.getByLabel('Email').fill('nobody@example.test');
      await page.getByLabel('Password', { exact: true }).fill('not-the-password');
      await press('Login')(page);
      await page.getByRole('alert').first().waitFor();
    },
  }),
  state('login-forgotten', '/admin-login', { act: press(/forgot/i) }),
  state('read-more', '/announcements', { act: press('Read More') }),
  screen('menu', '/', async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await press('Open menu')(page);
  }),
  screen('share', MOVIE, opened(/share/i)),
  screen('video-open', '/videos', opened(/^Play/)),
  screen('lightbox', '/gallery', async (page) => {
    await page.locator('main li a, main li button').first().click();
    await dialog(page);
  }),
  screen('search-panel', '/movies', async (page) => {
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.locator('input[type=search]').first().fill('mo');
    await page.getByRole('option').first().waitFor();
  }),
];

export const ADMIN_STATES: readonly State[] = [
  ...(
    'movies videos gallery events about contact settings coming trash export import team help names ' +
    'history banners announcements'
  )
    .split(' ')
    .map((name) => state(`a-${name}`, `/admin/${name}`)),
  state('a-home', '/admin'),
  ...['press', 'links', 'about', 'footer', 'account'].map((tab) =>
    state(`a-settings-${tab}`, `/admin/settings?tab=${tab}`),
  ),
  ...['announcements', 'movies', 'videos'].map((tab) =>
    state(`a-home-${tab}`, `/admin?tab=${tab}`),
  ),
  state('a-upload-movie', '/uploadMovie'),
  state('a-upload', '/upload'),
  state('a-movie-form', '/admin/movies/platform-3b'),
  state('a-movie-errors', '/uploadMovie', { act: press('Upload Movie') }),
  state('a-movie-failed-picture', '/uploadMovie', {
    act: (page) => page.getByLabel('Movie Image').setInputFiles(PNG),
  }),
  state('a-suggestions', '/uploadMovie', {
    async act(page) {
      await page.getByRole('combobox').first().click();
      await page.keyboard.type('a');
      await page.getByRole('option').first().waitFor();
    },
  }),
  ...['events', 'videos', 'gallery', 'banners', 'announcements'].map((list) =>
    state(`a-${list}-errors`, `/admin/${list}`, {
      async act(page) {
        await press('Show all fields')(page);
        await press(/^(add|upload|save|publish)\b(?! to calendar)/i)(page);
      },
    }),
  ),
  state('a-gallery-failed', '/admin/gallery', {
    act: (page) => page.getByLabel('Pictures').setInputFiles([PNG, { ...PNG, name: 'b.png' }]),
  }),
  state('a-video-edit', '/admin/videos', { act: press('Edit') }),
  state('a-filter', '/admin/movies?q=zzzz'),
  state('a-note', '/admin/contact', { act: press(/note/i) }),
  state('a-selected', '/admin/contact', {
    act: (page) => page.locator('li input[type=checkbox]').first().check(),
  }),
  state('a-imported-rows', '/admin/import', {
    async act(page) {
      await page.getByLabel('Table').setInputFiles(TABLE);
      await page.getByText('A new film').first().waitFor();
    },
  }),
  state('a-draft', '/admin/coming', {
    act: (page) => page.locator('main a[href^="/admin/coming/"]').first().click(),
  }),
  state('a-compare', '/admin/coming', {
    act: (page) => page.locator('main a[href^="/admin/compare/"]').first().click(),
  }),
  state('a-entry-history', '/admin/history', {
    act: (page) => page.locator('main a[href^="/admin/history?path="]').first().click(),
  }),
  screen('a-more', '/admin/movies', press('More')),
  screen('a-menu', '/admin/movies', async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await press(/menu/i)(page);
  }),
  screen('a-delete', '/admin/movies', opened(/^delete/i)),
  screen('a-delete-menu', '/admin/movies', inMenu(/^delete/i)),
  screen('a-shortcuts', '/admin/contact', (page) => page.keyboard.press('?')),
  screen('a-stored', '/admin/gallery', async (page) => {
    await press('Show all fields')(page);
    await opened(/stored|already|before/i)(page);
  }),
  screen('a-field', '/admin/movies', async (page) => {
    await page.locator('li input[type=checkbox]').first().check();
    await opened('Change a field')(page);
  }),
  {
    ...screen('a-toast', '/admin/contact', press(/^Mark as/)),
    undo: async (page) => pressAll('Undo')(page),
  },
];
