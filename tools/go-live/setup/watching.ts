import { coversProject } from '../check/settings';
import { at, listAt, textAt } from '../google-answers';
import { ALERTS, hasAlertPolicy, UPTIME_CHECKS } from '../watching';
import { ADMIN } from './first-admin';
import { Refusal, type Part, type Setup } from './steps';
import { liveHost } from './publish';

/** What a month may cost at which a mail is sent, as parts of the budget. */
const THRESHOLDS = [0.5, 0.9, 1];

/** Somebody hears of it when the site does not answer, has errors, is read too often, or costs money (product 33.9). */
export function watchingTasks(setup: Setup): readonly Part[] {
  const { project, google, ask, withFunction } = setup;
  const parent = `/v3/projects/${project}`;
  const console = `https://console.cloud.google.com/monitoring?project=${project}`;
  const read = (list: string) =>
    google.read('cloudMonitoringOrigin', `GET ${parent}/${list}?pageSize=100`);
  const findChannel = async () => {
    const channels = listAt(await read('notificationChannels'), 'notificationChannels');
    const isUsed = (channel: unknown) =>
      textAt(channel, 'type') === 'email' && at(channel, 'enabled') !== false;
    return textAt(channels.find(isUsed), 'name');
  };

  return [
    {
      what: 'Mails of the monitoring have an address',
      isSo: async () => (await findChannel()) !== '',
      make: async () => {
        const email = await ask(ADMIN);
        const channel = { type: 'email', displayName: email, labels: { email_address: email } };
        const request = `POST ${parent}/notificationChannels`;
        await google.change('cloudMonitoringOrigin', request, channel);
        return email;
      },
      byHand: `add an email address under Alerting → Edit notification channels at ${console}, then run this command again`,
    },
    ...UPTIME_CHECKS.filter(({ isOfFunction }) => withFunction || !isOfFunction).map(
      (check): Part => ({
        what: `Google asks every five minutes: ${check.what}`,
        isSo: async () => {
          const host = await liveHost(setup);
          const configs = listAt(await read('uptimeCheckConfigs'), 'uptimeCheckConfigs');
          return configs.some((config) => check.isIn(config, host));
        },
        make: async () => {
          const config = check.configFor(project, await liveHost(setup));
          await google.change('cloudMonitoringOrigin', `POST ${parent}/uptimeCheckConfigs`, config);
        },
        byHand: `add an uptime check of it at ${console}`,
      }),
    ),
    ...ALERTS.map((alert): Part => ({
      what: `A mail is sent ${alert.what}`,
      isSo: async () =>
        listAt(await read('alertPolicies'), 'alertPolicies').some((policy) =>
          hasAlertPolicy(alert, policy),
        ),
      make: async () => {
        const channel = await findChannel();
        if (!channel) throw new Refusal('no address for mails is known');
        const policy = { ...alert.policy, notificationChannels: [channel] };
        await google.change('cloudMonitoringOrigin', `POST ${parent}/alertPolicies`, policy);
      },
      byHand: `add an alerting policy for it at ${console}`,
    })),
    budgetPart(setup, findChannel),
  ];
}

/** Costs: the one thing of this that belongs to the billing account, which may have another owner. */
function budgetPart({ project, google, ask }: Setup, findChannel: () => Promise<string>): Part {
  const findAccount = async () => {
    const billing = `GET /v1/projects/${project}/billingInfo`;
    return textAt(await google.read('cloudbillingOrigin', billing), 'billingAccountName');
  };
  const findNumber = async () => {
    const found = await google.read('firebaseApiOrigin', `GET /v1beta1/projects/${project}`);
    return textAt(found, 'projectNumber');
  };
  return {
    what: 'A mail is sent when a month costs more than expected',
    isSo: async () => {
      const budgets = `GET /v1/${await findAccount()}/budgets`;
      return coversProject(await google.read('budgetsOrigin', budgets), await findNumber());
    },
    make: async () => {
      const units = await ask({
        name: 'budget',
        text: "What may a month cost before a mail is sent, in the billing account's currency?",
        otherwise: '20',
        accepts: /^[1-9]\d{0,6}$/,
      });
      const channel = await findChannel();
      await google.change('budgetsOrigin', `POST /v1/${await findAccount()}/budgets`, {
        displayName: `Website ${project}`.slice(0, 60),
        budgetFilter: { projects: [`projects/${await findNumber()}`] },
        amount: { specifiedAmount: { units } },
        thresholdRules: THRESHOLDS.map((thresholdPercent) => ({ thresholdPercent })),
        ...(channel && { notificationsRule: { monitoringNotificationChannels: [channel] } }),
      });
      return `at ${THRESHOLDS.map((part) => `${part * 100} %`).join(', ')} of ${units}`;
    },
    byHand:
      'have an administrator of the billing account create a budget with alerts under Google Cloud → Billing → Budgets & alerts',
  };
}
