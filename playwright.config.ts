import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { LOAD_LIMIT_MS, PATIENCE, WAIT_LIMIT_MS } from './tests/support/patience';
import { findBrowser } from './tools/development/browsers';

/** Tests of the admin area's editors. */
const EDITING = '**/editing/*.test.ts';

/**
 * Headless Chromium renders the pop-ups of each window's address bar as web pages and keeps a spare
 * renderer: together half of the CPU time of opening a page.
 */
const UNUSED = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** The features that Playwright disables: Chromium uses only the last --disable-features flag. */
const BY_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

const SHARED_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 1_000_000_000;

/**
 * Playwright keeps what Chromium's processes share in files of the temporary folder, as some containers
 * have hardly any shared memory. Where there is enough, a page takes a tenth less time.
 */
function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize > ENOUGH_BYTES;
}

/** Each has an entry that is due: the visit of an administrator in another test would release it. */
const DUE = '**/browser/due-*.test.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Those of the first tier, and the same for the second, whose names begin with "extended-". */
const tier = (folder: string, prefix: string) => [
  {
    name: `${prefix}desktop`,
    testMatch: `**/tests/${folder}/**/*.test.ts`,
    testIgnore: [EDITING, DUE],
    grepInvert: /@phone/,
    use: { viewport: { width: 1440, height: 900 } },
  },
  {
    name: `${prefix}phone`,
    testMatch: `**/tests/${folder}/**/*.test.ts`,
    testIgnore: [EDITING, DUE],
    // Behaviour that does not depend on the screen size is tested once, on the desktop.
    grep: /@phone/,
    use: PHONE,
  },
  // They change the lists that all tests read: one after the other.
  {
    name: `${prefix}editing`,
    testMatch: `**/tests/${folder}/editing/*.test.ts`,
    workers: 1,
    use: PHONE,
  },
];

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // On two cores as well: while a test waits for a timer, another one runs.
  workers: 3,
  // Only to end a test that hangs: each of its waits has a limit of its own.
  timeout: 60_000 * PATIENCE,
  expect: { timeout: WAIT_LIMIT_MS },
  // In `npm test`, which names what passes only then.
  retries: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? 1 : 0,
  // With more, one thing is broken: whoever reads it need not wait for all of them.
  maxFailures: 10,
  forbidOnly: true,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json']] : [['list']],
  use: {
    baseURL: process.env['SITE_URL'] ?? 'http://127.0.0.1:4173',
    // Animations take much CPU time: tests of motion enable them.
    reducedMotion: 'reduce',
    actionTimeout: WAIT_LIMIT_MS,
    navigationTimeout: LOAD_LIMIT_MS,
    launchOptions: {
      executablePath: findBrowser(),
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
      args: [
        // The sandbox does not work for root; the two other features need a network.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // As windows have it: the headless shell would round the widths of letters.
        '--font-render-hinting=none',
        // Painted without a graphics library in software: a page takes a tenth less time.
        '--disable-gpu',
        '--disable-gpu-compositing',
        '--disable-software-rasterizer',
        '--disable-background-networking',
        '--disable-component-update',
        `--disable-features=${[...BY_PLAYWRIGHT, ...UNUSED].join(',')}`,
      ],
    },
  },
  projects: [
    ...tier('browser', ''),
    ...tier('extended/browser', 'extended-'),
    { name: 'due', testMatch: DUE, workers: 1, use: PHONE },
    {
      name: 'firefox',
      testMatch: '**/extended/firefox/*.test.ts',
      workers: 1,
      timeout: 120_000 * PATIENCE,
      // Driving it from outside takes longer.
      expect: { timeout: 4 * WAIT_LIMIT_MS },
    },
  ],
});
