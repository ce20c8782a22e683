import { type Finding, finding } from './finding';
import { type Answer, listAt, textAt } from './google-api';

const WHAT = 'The storage rules can read the role of an administrator';

/**
 * Checks whether the file storage may read the database, without which it refuses every upload.
 * firebase-tools offers to grant that once, when storage.rules have changed, and never again.
 */
export function checkCrossService(project: Answer, policy: Answer): Finding {
  if (!project.ok) return finding(WHAT, project, () => undefined);
  const agent = storageAgent(textAt(project.body, 'projectNumber'));
  return finding(WHAT, policy, (body) =>
    mayReadDatabase(body, agent)
      ? undefined
      : `Google Cloud → IAM → Grant access: give ${agent} the role "Firebase Rules Firestore Service Agent" (${STORAGE_ROLE}).`,
  );
}

/** What lets the storage rules look up a role in the database. */
export const STORAGE_ROLE = 'roles/firebaserules.firestoreServiceAgent';

/** The account of Cloud Storage in the project of that number. */
export const storageAgent = (number: string) =>
  `service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;

/** Whether a project's policy gives the account of Cloud Storage that role. */
export const mayReadDatabase = (policy: unknown, agent: string): boolean =>
  listAt(policy, 'bindings').some(
    (binding) =>
      textAt(binding, 'role') === STORAGE_ROLE &&
      listAt(binding, 'members').includes(`serviceAccount:${agent}`),
  );
