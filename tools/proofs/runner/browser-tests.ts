export interface BrowserGroup {
  readonly name: string;
  readonly projects: readonly string[];
  /** Whether the group belongs to the second tier, which `npm test` leaves out. */
  readonly isExtended?: boolean;
  /** Whether the group needs an installed Firefox, and is left out otherwise. */
  readonly isOfFirefox?: boolean;
}

/**
 * The groups of projects in playwright.config.ts that may run in parallel. A group runs after the
 * previous ones, because it changes the content that they expect; with dependencies in Playwright,
 * a failed test would prevent later groups from running.
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

/** The message that the tests of Firefox were left out, with the remedy. */
export const NO_FIREFOX =
  'Skipped: the tests in Firefox, as none is installed (Debian: apt-get install firefox-esr; or name one ' +
  'in FIREFOX_PATH).';

/** Returns Playwright's arguments for a group. */
export const projectsOf = ({ projects }: BrowserGroup): string[] =>
  projects.map((project) => `--project=${project}`);
