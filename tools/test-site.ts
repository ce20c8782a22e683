import type { Server } from 'node:http';
import path from 'node:path';
import { seedDemo } from '../demo/seed';
import { TEST_PORTS } from './emulators/ports';
import { BUCKET, PROJECT_FOLDER, PROJECT_ID } from './emulators/project';
import { resetFirestore } from './emulators/reset-firestore';
import { buildSite, serveSite } from './site';

export const SITE_PORT = 14173;

export const SITE = path.join(PROJECT_FOLDER, 'test-results/site');

export const buildTestSite = () => buildSite(TEST_PORTS, SITE);

/** Fills the test emulators with the demo content, and with nothing else: other tests left documents. */
export async function seedTestSite(): Promise<void> {
  await resetFirestore();
  await seedDemo({ projectId: PROJECT_ID, bucket: BUCKET, ports: TEST_PORTS });
}

/** Serves the built site, uncompressed to save CPU time, and sets SITE_URL. */
export function serveTestSite(): Promise<Server> {
  process.env['SITE_URL'] = `http://127.0.0.1:${SITE_PORT}`;
  return serveSite(SITE, SITE_PORT, TEST_PORTS, 'none');
}
