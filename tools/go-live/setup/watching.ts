import { coversProject } from '../check/settings';
import { at, listAt, textAt } from '../google-answers';
import { ALERTS, hasAlertPolicy, UPTIME_CHECKS } from '../watching';
import { ADMIN } from './first-admin';
import { Refusal, type SetupTask, type Setup } from './steps';
import { liveHost } from './publish';

/** The fractions of the monthly budget at which a mail is sent. */
const THRESHOLDS = [0.5, 0.9, 1];

/**
 * The tasks that set up alerts by mail: the site is down, has errors, is read too often, or exceeds
 * its budget (product 33.9).
 */
export function watchingTasks(setup: Setup): readonly SetupTask[] {
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
      isDone: async () => (await findChannel()) !== '',
      apply: async () => {
        const email = await ask(ADMIN);
        const channel = { type: 'email', displayName: email, labels: { email_address: email } };
        const request = `POST ${parent}/notificationChannels`;
        await google.change('cloudMonitoringOrigin', request, channel);
        return email;
      },
      manualRemedy: `add an email address under Alerting → Edit notification channels at ${console}, then run this command again`,
    },
    ...UPTIME_CHECKS.filter(({ isOfFunction }) => withFunction || !isOfFunction).map(
      (check): SetupTask => ({
        what: `Google asks every five minutes: ${check.what}`,
        isDone: async () => {
          const host = await liveHost(setup);
          const configs = listAt(await read('uptimeCheckConfigs'), 'uptimeCheckConfigs');
          return configs.some((config) => check.isIn(config, host));
        },
        apply: async () => {
          const config = check.configFor(project, await liveHost(setup));
          await google.change('cloudMonitoringOrigin', `POST ${parent}/uptimeCheckConfigs`, config);
        },
        manualRemedy: `add an uptime check of it at ${console}`,
      }),
    ),
    ...ALERTS.map((alert): SetupTask => ({
      what: `A mail is sent ${alert.what}`,
      isDone: async () =>
        listAt(await read('alertPolicies'), 'alertPolicies').some((policy) =>
          hasAlertPolicy(alert, policy),
        ),
      apply: async () => {
        const channel = await findChannel();
        if (!channel) throw new Refusal('no address for mails is known');
        const policy = { ...alert.policy, notificationChannels: [channel] };
        await google.change('cloudMonitoringOrigin', `POST ${parent}/alertPolicies`, policy);
      },
      manualRemedy: `add an alerting policy for it at ${console}`,
    })),
    budgetTask(setup, findChannel),
  ];
}

/**
 * Returns the task for the budget alert, which belongs to the billing account and may need another
 * owner.
 */
function budgetTask(
  { project, google, ask }: Setup,
  findChannel: () => Promise<string>,
): SetupTask {
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
    isDone: async () => {
      const budgets = `GET /v1/${await findAccount()}/budgets`;
      return coversProject(await google.read('budgetsOrigin', budgets), await findNumber());
    },
    apply: async () => {
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
    manualRemedy:
      'have an administrator of the billing account create a budget with alerts under Google Cloud → Billing → Budgets & alerts',
  };
}
