import type { Finding } from '../admin/check/finding';
import { answerOf, textAt } from '../admin/check/google-api';
import { PRODUCTION_MODE } from '../deploy/build-all';
import { namesDemoCompany } from '../deploy/demo-traces';
import { findingOf, notChecked } from './findings';
import type { LiveSite, SiteProject } from './live-site';

/** What the build has to be for. */
export interface Meant {
  /** The project that the .env files of the mode name, if they do. */
  readonly project?: string | undefined;
  readonly mode?: string | undefined;
  /** The demo company is published on purpose. */
  readonly isDemo?: boolean | undefined;
}

const KEYS_API = 'https://identitytoolkit.googleapis.com/v1/projects';
const KEY = 'The API key is of the same project';
const COPY = 'copy it from Project settings → General → Your apps, and deploy again.';

/** Whether the site is built for the project and the company that are meant. */
export async function checkProject(site: LiveSite, meant: Meant): Promise<readonly Finding[]> {
  const { home, project } = site;
  return [
    findingOf('It is built for the project that is meant', home, () => {
      if (!project) return 'No script of / names a Firebase project: deploy again.';
      if (project.projectId.startsWith('demo-')) {
        return 'It is built for the emulators: deploy again, with npm run deploy.';
      }
      return !meant.project || project.projectId === meant.project
        ? undefined
        : `It reads the project ${project.projectId}, .env.${meant.mode ?? PRODUCTION_MODE}.local names ${meant.project}: deploy again, or say --mode.`;
    }),
    project ? await checkKey(project, site) : notChecked(KEY, 'The Firebase project is not known.'),
    ...(meant.isDemo
      ? []
      : [
          findingOf('It names your own company', home, ({ body }) =>
            namesDemoCompany(body)
              ? 'It names the demo company: change src/company and deploy again, or ask with --demo.'
              : undefined,
          ),
        ]),
  ];
}

async function checkKey(
  { apiKey, number, projectId }: SiteProject,
  { origin, ask }: LiveSite,
): Promise<Finding> {
  // A key may be limited to requests of the site's pages.
  const headers = { referer: `${origin}/` };
  const reply = await ask(`${KEYS_API}?key=${apiKey}`, { headers });
  return findingOf(KEY, reply, ({ status, body }) => {
    const answer = answerOf(status, body);
    if (!answer.ok) return `Google refuses the key (${answer.reason}): ${COPY}`;
    return [number, projectId].includes(textAt(answer.body, 'projectId'))
      ? undefined
      : `The key is of another project than ${projectId}: ${COPY}`;
  });
}
