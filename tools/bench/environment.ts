import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePorts } from '../emulators/ports';
import * as buildAndServe from '../site';
import { compressTexts } from '../site';
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
  await seedTestSite();
  console.log('Building the site ...');
  await serve(buildAndServe, testSite(), testRun().ports.site);
}

/**
 * Builds the site of another checkout by its own tools, with its own node_modules, and serves it beside this one
 * with the same content. Returns its address.
 */
export async function serveOther(checkout: string): Promise<string> {
  console.log(`Building the site of ${checkout} ...`);
  const tools: typeof buildAndServe = await import(
    pathToFileURL(path.resolve(checkout, 'tools/site.ts')).href
  );
  const { other } = await freePorts(['other']);
  await serve(tools, path.join(testRun().folder, 'other-site'), other);
  return `http://127.0.0.1:${other}`;
}

async function serve({ buildSite, serveSite }: typeof buildAndServe, folder: string, port: number) {
  const { ports } = testRun();
  mkdirSync(folder, { recursive: true });
  await buildSite(ports, folder);
  compressTexts(folder);
  await serveSite(folder, port, ports, 'before');
}
