import { mkdirSync } from 'node:fs';
import { buildSite, compressTexts, serveSite } from '../site';
import { startTestEmulators } from '../test-emulators';
import { testRun } from '../test-run';
import { seedTestSite, testSite } from '../test-site';

/** The address of the site that is measured. */
export const site = () => `http://127.0.0.1:${testRun().ports.site}`;

export const isDatabase = (url: string) => new URL(url).port === String(testRun().ports.firestore);

/**
 * Starts emulators with the demo content, which end with this process, and builds and serves the site.
 *
 * @throws SetupError if the emulators do not start
 */
export async function startEnvironment(): Promise<void> {
  console.log('Starting the emulators ...');
  await startTestEmulators();
  const { ports } = testRun();
  await seedTestSite();
  console.log('Building the site ...');
  mkdirSync(testSite(), { recursive: true });
  await buildSite(ports, testSite());
  compressTexts(testSite());
  await serveSite(testSite(), ports.site, ports, 'before');
}
