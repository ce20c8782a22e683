import type { CloudState } from './cloud-state';
import { type GoogleRequest, missing, Refusal, type Routes } from './routes';

const PROJECT = '/v3/projects/{id}';
const ACCOUNT = '/v1/billingAccounts/{account}';
/** The number of places from which Google checks a site, by region. */
const PLACES: Readonly<Record<string, number>> = {
  USA: 3,
  USA_OREGON: 1,
  USA_IOWA: 1,
  USA_VIRGINIA: 1,
  EUROPE: 1,
  SOUTH_AMERICA: 1,
  ASIA_PACIFIC: 1,
};
const PERIODS = ['60s', '300s', '600s', '900s'];

const invalid = (text: string) => new Refusal(400, 'INVALID_ARGUMENT', text);

/** Cloud Monitoring and the budgets of the billing account. */
export const watchingApis = (cloud: CloudState): Readonly<Record<string, Routes>> => ({
  monitoring: {
    [`GET ${PROJECT}/notificationChannels`]: () => ({ notificationChannels: cloud.channels }),
    [`POST ${PROJECT}/notificationChannels`]: ({ json }) =>
      json['type'] === 'email' && Object(json['labels']).email_address
        ? stored(cloud, cloud.channels, 'notificationChannels', json)
        : invalid('The label email_address is missing.'),
    [`GET ${PROJECT}/uptimeCheckConfigs`]: () => ({ uptimeCheckConfigs: cloud.uptimeChecks }),
    [`POST ${PROJECT}/uptimeCheckConfigs`]: ({ json }) =>
      problemOfCheck(cloud, json) ?? stored(cloud, cloud.uptimeChecks, 'uptimeCheckConfigs', json),
    [`GET ${PROJECT}/alertPolicies`]: () => ({ alertPolicies: cloud.alerts }),
    [`POST ${PROJECT}/alertPolicies`]: ({ json }) =>
      problemOfAlert(cloud, json) ?? stored(cloud, cloud.alerts, 'alertPolicies', json),
  },
  budgets: {
    [`GET ${ACCOUNT}/budgets`]: () => ({ budgets: cloud.budgets }),
    [`POST ${ACCOUNT}/budgets`]: ({ json }) => {
      const { budgetFilter, amount, displayName } = Object(json);
      if (!/^\d+$/.test(amount?.specifiedAmount?.units)) return invalid('An amount is missing.');
      if (String(displayName).length > 60) return invalid('The name is too long.');
      if (budgetFilter?.projects?.[0] !== `projects/${cloud.number}`) {
        return invalid('A project is named by its number.');
      }
      cloud.budgets.push(json);
      return json;
    },
  },
});

function stored(
  { project }: CloudState,
  list: object[],
  kind: string,
  json: GoogleRequest['json'],
): object {
  const resource = { ...json, name: `projects/${project}/${kind}/${list.length}` };
  list.push(resource);
  return resource;
}

function problemOfCheck({ project }: CloudState, json: object): Refusal | undefined {
  const { monitoredResource, httpCheck, selectedRegions, period, timeout } = Object(json);
  const { project_id: id, host } = Object(monitoredResource?.labels);
  const places = (selectedRegions as string[]).map((region) => PLACES[region] ?? Number.NaN);
  if (monitoredResource?.type !== 'uptime_url' || id !== project) return invalid('The resource');
  if (!/^[a-z0-9.-]+$/.test(host)) return invalid(`${host} is no host.`);
  if (!String(httpCheck?.path).startsWith('/')) return invalid('The path');
  if (!(places.reduce((sum, count) => sum + count, 0) >= 3)) return invalid('At least 3 places.');
  if (!PERIODS.includes(period) || !/^\d+s$/.test(timeout)) return invalid('The period');
  return undefined;
}

function problemOfAlert({ channels }: CloudState, json: object): Refusal | undefined {
  const { conditions, combiner, notificationChannels, alertStrategy } = Object(json);
  const known = channels.map((channel) => Object(channel).name);
  if (!(notificationChannels as string[]).every((name) => known.includes(name))) {
    return missing('The channel');
  }
  if (!combiner || !conditions?.length) return invalid('A condition is missing.');
  const isOfLog = conditions.some((condition: object) => 'conditionMatchedLog' in condition);
  const limit = alertStrategy?.notificationRateLimit;
  if (isOfLog && (conditions.length > 1 || !limit)) return invalid('A rate limit is missing.');
  if (!isOfLog && limit) return invalid('Only alerts of the log have a rate limit.');
  return undefined;
}
