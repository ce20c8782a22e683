import { at, listAt, textAt, type Answer } from './google-answers';
import { type Finding, findingFromApi } from './findings';

/** An alert that Google sends by mail (product 33.9). */
interface Alert {
  /** The condition, as the end of "A mail is sent ...". */
  readonly what: string;
  /** Matches the filter in a condition of the policy. */
  readonly filter: RegExp;
  /** The policy without its notification channels. */
  readonly policy: Readonly<Record<string, unknown>>;
}

const FUNCTION = 'resource.type="cloud_run_revision" AND resource.labels.service_name="pages"';
const READS_PER_DAY = 1_000_000;
const HOUR = '3600s';
const DAY = '86400s';

const policyOf = (displayName: string, condition: object, further: object = {}) => ({
  displayName,
  combiner: 'OR',
  conditions: [{ displayName, ...condition }],
  ...further,
});

export const ALERTS: readonly Alert[] = [
  {
    what: 'when the site does not answer',
    filter: /uptime_check\/check_passed/,
    policy: policyOf('Website: no answer', {
      conditionThreshold: {
        filter:
          'resource.type="uptime_url" AND metric.type="monitoring.googleapis.com/uptime_check/check_passed"',
        // Two of the three places that ask: one can have a bad line of its own.
        aggregations: [
          {
            alignmentPeriod: '600s',
            perSeriesAligner: 'ALIGN_NEXT_OLDER',
            crossSeriesReducer: 'REDUCE_COUNT_FALSE',
            groupByFields: ['metric.label.check_id'],
          },
        ],
        comparison: 'COMPARISON_GT',
        thresholdValue: 1,
        duration: '60s',
        trigger: { count: 1 },
      },
    }),
  },
  {
    what: 'when a visitor sees an error, or the function has one',
    filter: /severity/i,
    policy: policyOf(
      'Website: errors',
      { conditionMatchedLog: { filter: `${FUNCTION} AND severity>=ERROR` } },
      { alertStrategy: { notificationRateLimit: { period: HOUR }, autoClose: DAY } },
    ),
  },
  {
    what: 'when a day reads more than a million documents',
    filter: /document\/read/,
    policy: policyOf('Website: reads', {
      conditionThreshold: {
        filter:
          'resource.type="firestore_instance" AND metric.type="firestore.googleapis.com/document/read_count"',
        aggregations: [
          { alignmentPeriod: DAY, perSeriesAligner: 'ALIGN_SUM', crossSeriesReducer: 'REDUCE_SUM' },
        ],
        comparison: 'COMPARISON_GT',
        thresholdValue: READS_PER_DAY,
        duration: '0s',
        trigger: { count: 1 },
      },
    }),
  },
];

/** Returns whether a policy of the project sends this alert to somebody. */
export const hasAlertPolicy = ({ filter }: Alert, policy: unknown): boolean =>
  at(policy, 'enabled') !== false &&
  listAt(policy, 'notificationChannels').length > 0 &&
  listAt(policy, 'conditions').some((condition) =>
    ['conditionThreshold', 'conditionMatchedLog'].some((kind) =>
      filter.test(textAt(condition, kind, 'filter')),
    ),
  );

/** An uptime check, which Google does every five minutes (product 33.9). */
interface UptimeCheck {
  /** The subject of the check, as the object of "Google asks ...". */
  readonly what: string;
  readonly isOfFunction: boolean;
  /** Returns whether a check of the project is this one, on that host; without `host` on any. */
  isIn(config: unknown, host?: string): boolean;
  /** Returns the configuration with which Cloud Monitoring creates the check. */
  configFor(project: string, host: string): object;
}

const FIRESTORE = 'firestore.googleapis.com';
/** The interval: each check of the function is a request and reads two documents. */
const PERIOD = '300s';
/** The minimum number of regions that Google accepts. */
const REGIONS = ['ASIA_PACIFIC', 'EUROPE', 'USA_OREGON'];

/**
 * No movie has this id, so that the function has to read the database, and Hosting does not cache
 * the 404.
 */
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

const SETUP = '`npm run setup -- --project ID` makes it, or Google Cloud → Monitoring.';

/** Checks whether alerts are sent if the site is down or fails (product 33.9). */
export const checkWatching = (
  uptimeChecks: Answer,
  policies: Answer,
  withFunction: boolean,
): readonly Finding[] => [
  ...UPTIME_CHECKS.filter(({ isOfFunction }) => withFunction || !isOfFunction).map((check) =>
    findingFromApi(`Google asks every five minutes: ${check.what}`, uptimeChecks, (body) =>
      listAt(body, 'uptimeCheckConfigs').some((config) => check.isIn(config))
        ? undefined
        : `There is no such uptime check. ${SETUP}`,
    ),
  ),
  ...ALERTS.map((alert) =>
    findingFromApi(`A mail is sent ${alert.what}`, policies, (body) =>
      listAt(body, 'alertPolicies').some((policy) => hasAlertPolicy(alert, policy))
        ? undefined
        : `There is no such alert, or it is sent to nobody. ${SETUP}`,
    ),
  ),
];
