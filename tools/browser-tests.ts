import path from 'node:path';
import { testRun } from './test-run';

export interface BrowserGroup {
  readonly name: string;
  readonly projects: readonly string[];
  /** It suspends the emulators: nothing else may use them meanwhile. */
  readonly isAlone?: boolean;
}

/**
 * The projects of playwright.config.ts that may run beside each other. A group runs after the ones
 * before, as it changes the content that they expect. Playwright's own dependencies would keep a group
 * from running when a test of an earlier one fails.
 */
export const BROWSER_GROUPS: readonly BrowserGroup[] = [
  { name: 'browser', projects: ['desktop', 'phone'] },
  { name: 'browser editing', projects: ['editing'] },
  { name: 'browser due', projects: ['due'] },
  { name: 'browser outage', projects: ['outage'], isAlone: true },
];

/** Playwright's arguments for a group. Each has a folder for its screenshots, which it empties. */
export const argumentsFor = ({ name, projects }: BrowserGroup): string[] => [
  'test',
  ...projects.map((project) => `--project=${project}`),
  `--output=${path.join(testRun().folder, name.replaceAll(' ', '-'))}`,
];
