import { type Finding, finding } from './finding';
import { type Answer, at, listAt } from './google-api';

const SETUP = '`npm run setup` makes them, or Google Cloud → Monitoring.';

/** Whether somebody hears of it when the site does not answer or has errors (product 33.9). */
export const checkWatching = (uptimeChecks: Answer, policies: Answer): readonly Finding[] => [
  finding('Google asks regularly whether the site answers', uptimeChecks, (body) =>
    listAt(body, 'uptimeCheckConfigs').length > 0
      ? undefined
      : `There are no uptime checks. ${SETUP}`,
  ),
  finding('Alerts are sent to somebody', policies, (body) =>
    listAt(body, 'alertPolicies').some(isSent) ? undefined : `There are no alerts. ${SETUP}`,
  ),
];

const isSent = (policy: unknown) =>
  at(policy, 'enabled') !== false && listAt(policy, 'notificationChannels').length > 0;
