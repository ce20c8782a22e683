export interface BrowserGroup {
  readonly name: string;
  readonly projects: readonly string[];
  /** Whether it is of the second tier, which `npm test` leaves out. */
  readonly isExtended?: boolean;
  /** Whether it runs in an installed Firefox: it is left out where there is none. */
  readonly isOfFirefox?: boolean;
}

/**
 * The projects of playwright.config.ts that may run beside each other. A group runs after the ones
 * before, as it changes the content that they expect. Playwright's own dependencies would keep a group
 * from running when a test of an earlier one fails.
 */
export const BROWSER_GROUPS: readonly BrowserGroup[] = [
  { name: 'browser', projects: ['desktop', 'phone', 'editing'] },
  {
    name: 'extended browser',
    projects: ['extended-desktop', 'extended-phone', 'extended-editing'],
    isExtended: true,
  },
  { name: 'extended browser due', projects: ['due'], isExtended: true },
  { name: 'firefox', projects: ['firefox'], isExtended: true, isOfFirefox: true },
];

/** Says that the tests of Firefox were left out, and what to do about it. */
export const NO_FIREFOX =
  'Skipped: the tests in Firefox, as none is installed (Debian: apt-get install firefox-esr; or name one ' +
  'in FIREFOX_PATH).';

/** Playwright's arguments for a group. */
export const projectsOf = ({ projects }: BrowserGroup): string[] =>
  projects.map((project) => `--project=${project}`);
