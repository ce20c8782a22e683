import { bucketParts } from './bucket';
import { checkFromOutside } from './check';
import { companyParts } from './company';
import { databaseParts } from './database';
import { firstAdminParts } from './first-admin';
import { projectParts } from './project';
import { publishParts } from './publish';
import type { Step } from './run-steps';
import { serviceParts } from './services';
import { signInParts } from './sign-in';
import { watchingParts } from './watching';
import { webAppParts } from './web-app';

/** What `npm run setup` does, in this order. */
export const STEPS: readonly Step[] = [
  { title: 'Project', parts: projectParts },
  { title: 'Services', parts: serviceParts },
  { title: 'Database', parts: databaseParts },
  { title: 'Pictures', parts: bucketParts },
  { title: 'Web app', parts: webAppParts },
  { title: 'Sign-in', parts: signInParts },
  { title: 'Company', parts: companyParts },
  { title: 'Publishing', parts: publishParts },
  { title: 'Administrator', parts: firstAdminParts },
  { title: 'Watching', parts: watchingParts },
  { title: 'Check', findings: checkFromOutside },
];
