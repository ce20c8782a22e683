import { ALERTS, isSent } from '../../watching/alerts';
import { UPTIME_CHECKS } from '../../watching/uptime-checks';
import { type Finding, finding } from './finding';
import { type Answer, listAt } from './google-api';

const SETUP = '`npm run setup -- --project ID` makes it, or Google Cloud → Monitoring.';

/** Whether somebody hears of it when the site does not answer, or fails (product 33.9). */
export const checkWatching = (
  uptimeChecks: Answer,
  policies: Answer,
  withFunction: boolean,
): readonly Finding[] => [
  ...UPTIME_CHECKS.filter(({ isOfFunction }) => withFunction || !isOfFunction).map((check) =>
    finding(`Google asks every five minutes: ${check.what}`, uptimeChecks, (body) =>
      listAt(body, 'uptimeCheckConfigs').some((config) => check.isIn(config))
        ? undefined
        : `There is no such uptime check. ${SETUP}`,
    ),
  ),
  ...ALERTS.map((alert) =>
    finding(`A mail is sent ${alert.what}`, policies, (body) =>
      listAt(body, 'alertPolicies').some((policy) => isSent(alert, policy))
        ? undefined
        : `There is no such alert, or it is sent to nobody. ${SETUP}`,
    ),
  ),
];
