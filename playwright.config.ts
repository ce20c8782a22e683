import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser';

/** What an admin adds, changes and deletes. */
const EDITING = '**/editing/*.test.ts';

/** Stops the emulators for all: it waits until everything else is done. */
const OUTAGE = '**/outage.test.ts';

/** The journeys through the built site in a real browser; scripts/test.ts starts what they need. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: process.env['SITE_URL'] ?? 'http://127.0.0.1:4173',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        // The sandbox needs a user other than root, the two others a network.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [EDITING, OUTAGE],
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: [EDITING, OUTAGE],
      // What has nothing to do with the size of the screen is proved once.
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      // Last, as it changes the content that the others look at.
      name: 'editing',
      testMatch: EDITING,
      fullyParallel: false,
      dependencies: ['desktop', 'phone'],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'outage', testMatch: OUTAGE, dependencies: ['editing'] },
  ],
});
