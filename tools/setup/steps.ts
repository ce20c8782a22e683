import { bucketParts } from './bucket';
import { databaseParts } from './database';
import { projectParts } from './project';
import type { Step } from './run-steps';
import { serviceParts } from './services';
import { webAppParts } from './web-app';

/** What `npm run setup` does, in this order. */
export const STEPS: readonly Step[] = [
  { title: 'Project', parts: projectParts },
  { title: 'Services', parts: serviceParts },
  { title: 'Database', parts: databaseParts },
  { title: 'Pictures', parts: bucketParts },
  { title: 'Web app', parts: webAppParts },
];
