import { at, textAt } from '../admin/check/google-api';

/** Something that Google asks every five minutes, whether it answers (product 33.9). */
export interface UptimeCheck {
  /** What is asked, as the object of "Google asks ...". */
  readonly what: string;
  readonly isOfFunction: boolean;
  /** Whether a check of the project is this one, on that host or, without one, on any. */
  isIn(config: unknown, host?: string): boolean;
  /** What Cloud Monitoring creates it from. */
  configFor(project: string, host: string): object;
}

const FIRESTORE = 'firestore.googleapis.com';
/** As seldom as it is of use: each one of the function is a request, and reads two documents. */
const PERIOD = '300s';
/** The fewest that Google accepts. */
const REGIONS = ['ASIA_PACIFIC', 'EUROPE', 'USA_OREGON'];

/** No movie has this id: the function has to read the database to know, and Hosting keeps no 404. */
const NO_FILM = '/movie/uptime-check';

export const UPTIME_CHECKS: readonly UptimeCheck[] = [
  {
    what: 'the landing page',
    isOfFunction: false,
    isIn: (config, host) => isOn(config, host) && pathOf(config) === '/',
    configFor: (project, host) =>
      configOf(project, 'landing page', host, '/', { statusClass: 'STATUS_CLASS_2XX' }),
  },
  {
    what: 'the function, by a film',
    isOfFunction: true,
    isIn: (config, host) => isOn(config, host) && pathOf(config).startsWith('/movie/'),
    configFor: (project, host) => configOf(project, 'a film', host, NO_FILM, { statusValue: 404 }),
  },
  {
    what: 'the database, by a query',
    isOfFunction: false,
    isIn: (config) => isOn(config, FIRESTORE),
    configFor: (project) =>
      configOf(
        project,
        'database',
        FIRESTORE,
        `/v1/projects/${project}/databases/(default)/documents/Movies/Upcoming/Movies?pageSize=1`,
        { statusClass: 'STATUS_CLASS_2XX' },
      ),
  },
];

const pathOf = (config: unknown) => textAt(config, 'httpCheck', 'path') || '/';

function isOn(config: unknown, host: string | undefined): boolean {
  if (at(config, 'disabled') === true) return false;
  const asked = textAt(config, 'monitoredResource', 'labels', 'host');
  return host === undefined ? asked !== '' && asked !== FIRESTORE : asked === host;
}

const configOf = (project: string, name: string, host: string, path: string, status: object) => ({
  displayName: `Website: ${name} (${host})`,
  monitoredResource: { type: 'uptime_url', labels: { project_id: project, host } },
  httpCheck: {
    requestMethod: 'GET',
    path,
    port: 443,
    useSsl: true,
    validateSsl: true,
    acceptedResponseStatusCodes: [status],
  },
  period: PERIOD,
  timeout: '10s',
  selectedRegions: REGIONS,
});
