import type { Server } from 'node:http';
import path from 'node:path';
import { seedDemo } from '../../../demo/seed';
import { BUCKET, PROJECT_ID } from '../../development/project';
import { resetFirestore } from '../../development/emulators';
import { buildSite, serveSite } from '../../development/site';
import { testRun } from './test-run';

/** Returns the folder of the built site. */
export const testSiteFolder = () => path.join(testRun().folder, 'site');

export const buildTestSite = () => buildSite(testRun().ports, testSiteFolder());

/** Seeds the test emulators with the demo content, after deleting the documents of other tests. */
export async function seedTestSite(): Promise<void> {
  await resetFirestore();
  await seedDemo({ projectId: PROJECT_ID, bucket: BUCKET, ports: testRun().ports });
}

/** Serves the built site, uncompressed to save CPU time, and sets SITE_URL. */
export function serveTestSite(): Promise<Server> {
  const { ports } = testRun();
  process.env['SITE_URL'] = `http://127.0.0.1:${ports.site}`;
  return serveSite(testSiteFolder(), ports.site, ports, 'none');
}
