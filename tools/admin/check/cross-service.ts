import { type Finding, finding } from './finding';
import { type Answer, listAt, textAt } from './google-api';

const ROLE = 'roles/firebaserules.firestoreServiceAgent';
const WHAT = 'The storage rules can read the role of an administrator';

/**
 * Whether the file storage may read the database, without which it refuses every upload.
 * firebase-tools offers to grant that once, when storage.rules have changed, and never again.
 */
export function checkCrossService(project: Answer, policy: Answer): Finding {
  if (!project.ok) return finding(WHAT, project, () => undefined);
  const number = textAt(project.body, 'projectNumber');
  const member = `serviceAccount:service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
  return finding(WHAT, policy, (body) => {
    const binding = listAt(body, 'bindings').find((bound) => textAt(bound, 'role') === ROLE);
    if (listAt(binding, 'members').includes(member)) return undefined;
    return `Google Cloud → IAM → Grant access: give ${member.replace('serviceAccount:', '')} the role "Firebase Rules Firestore Service Agent" (${ROLE}).`;
  });
}
