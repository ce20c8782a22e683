import { readFileSync } from 'node:fs';
import path from 'node:path';
import indexConfig from '../../../../firestore.indexes.json' with { type: 'json' };
import {
  accountAddress,
  INVITATIONS_ACCOUNT_ID,
  INVITATIONS_PERMISSIONS,
  INVITATIONS_ROLE,
  invitationsRole,
} from '../../../../tools/go-live/check/settings';
import { PROJECT_FOLDER } from '../../../../tools/development/project';
import type { CloudState } from './cloud-state';

const read = (file: string) => readFileSync(path.join(PROJECT_FOLDER, file), 'utf8');

/** Returns the single-field settings of firestore.indexes.json in the API's format. */
export const fieldsOf = (project: string): readonly (readonly [string, object])[] =>
  indexConfig.fieldOverrides.map(({ collectionGroup, fieldPath, indexes }) => [
    `projects/${project}/databases/(default)/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
    {
      indexConfig: {
        indexes: indexes.map(({ queryScope, ...index }) => ({
          queryScope,
          fields: [{ fieldPath, ...index }],
        })),
      },
    },
  ]);

/** Puts a project into the state after a deploy, without executing one. */
export function publish(cloud: CloudState): void {
  const { project, number } = cloud;
  cloud.live = 'v0';
  for (const [release, file] of [
    ['cloud.firestore', 'firestore.rules'],
    [`firebase.storage/${project}.firebasestorage.app`, 'storage.rules'],
  ] as const) {
    const name = `projects/${project}/rulesets/${file}`;
    cloud.rulesets.set(name, { files: [{ content: read(file) }] });
    cloud.releases.set(release, name);
  }
  cloud.indexes = indexConfig.indexes.map((index, at) => ({
    ...index,
    name: `projects/${project}/databases/(default)/collectionGroups/${index.collectionGroup}/indexes/${at}`,
  }));
  for (const [name, field] of fieldsOf(project)) cloud.fields.set(name, field);
  cloud.roles.set(INVITATIONS_ROLE, INVITATIONS_PERMISSIONS);
  cloud.policy.bindings.push(
    {
      role: 'roles/firebaserules.firestoreServiceAgent',
      members: [`serviceAccount:service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`],
    },
    {
      role: invitationsRole(project),
      members: [`serviceAccount:${accountAddress(INVITATIONS_ACCOUNT_ID, project)}`],
    },
  );
}
