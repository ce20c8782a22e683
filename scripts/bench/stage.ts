import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { seedDemo } from '../demo/seed';
import { checkPorts } from '../emulators/port-check';
import { BENCH_PORTS, emulatorEnvironment } from '../emulators/ports';
import { BUCKET, PROJECT_ID, WORK_FOLDER } from '../emulators/project';
import { startEmulators } from '../emulators/start';
import { buildSite, serveSite, squeeze } from '../site';
import { serveDistant } from './distant';
import { buildNaive } from './naive/build';

/** What is compared: the same screens on the same data, built in two ways. */
export const SITES = ['naive', 'product'] as const;
export type Site = (typeof SITES)[number];

/** Where each site is served, and the folder that it is served from. */
export const sites: Readonly<Record<Site, { readonly url: string; readonly folder: string }>> = {
  naive: { url: 'http://127.0.0.1:24174', folder: path.join(WORK_FOLDER, 'bench/naive') },
  product: { url: 'http://127.0.0.1:24173', folder: path.join(WORK_FOLDER, 'bench/product') },
};

/** The sites reach Firestore here, with the delay of PERFORMANCE §3. */
const DISTANT_FIRESTORE = 28081;
const DISTANCE_MS = 150;

/** Whether an address belongs to the database as the sites reach it. */
export const isDatabase = (url: string) => new URL(url).port === String(DISTANT_FIRESTORE);

/**
 * Starts emulators with the demo content, and builds and serves both sites in the same way.
 *
 * @returns a function that ends all of it
 * @throws SetupError if something is missing or a port is taken
 */
export async function setStage(signal: AbortSignal): Promise<() => Promise<void>> {
  const own = Object.fromEntries(SITES.map((site) => [site, portOf(site)]));
  await checkPorts({ ...own, 'delayed Firestore': DISTANT_FIRESTORE });
  console.log('Starting the emulators ...');
  const suite = await startEmulators({ ports: BENCH_PORTS, signal });
  const servers: Server[] = [];
  let isEnding = false;
  void suite.exited.then((reason) => isEnding || console.error(reason));
  const end = async () => {
    isEnding = true;
    for (const server of servers) server.close();
    await suite.stop();
  };
  try {
    const { firestore } = BENCH_PORTS;
    servers.push(await serveDistant(DISTANT_FIRESTORE, firestore, DISTANCE_MS));
    await seedDemo({ projectId: PROJECT_ID, bucket: BUCKET, ports: BENCH_PORTS });
    const ports = { ...BENCH_PORTS, firestore: DISTANT_FIRESTORE };
    for (const [site, build] of [['naive', buildNaive] as const, ['product', buildSite] as const]) {
      console.log(`Building the ${site} site ...`);
      const { folder } = sites[site];
      mkdirSync(folder, { recursive: true });
      await build(ports, folder);
      squeeze(folder);
      servers.push(await serveSite(folder, portOf(site), ports, true));
    }
    Object.assign(process.env, emulatorEnvironment(BENCH_PORTS));
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

const portOf = (site: Site) => Number(new URL(sites[site].url).port);
