import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../development/browsers';
import { testRun } from '../runner/test-run';

const folder = path.join(testRun().folder, 'compared-pages');

export default defineConfig({
  testDir: '.',
  testMatch: 'pages.ts',
  outputDir: path.join(folder, 'differences'),
  snapshotPathTemplate: path.join(folder, 'before/{arg}{ext}'),
  reporter: [['dot'], ['html', { outputFolder: path.join(folder, 'report'), open: 'never' }]],
  // One after the other for each: what one state stores and takes back, another would show.
  projects: [
    { name: 'visitors', grep: /@visitors/ },
    { name: 'administrators', grep: /@administrators/ },
  ],
  workers: 2,
  timeout: 120_000,
  // What differs by chance seldom does so twice.
  retries: 1,
  use: {
    baseURL: process.env['SITE_URL'] ?? '',
    bypassCSP: true,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Longer than any page needs that loads at all.
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--force-color-profile=srgb', '--font-render-hinting=none'],
    },
  },
});
