// product 33.9.
import { expect, test } from 'vitest';
import { ARGUMENTS, openSetup, PROJECT } from '../../delivery/support/setup';

const { google, run, runWith } = await openSetup();

test('an empty project gets checks, alerts with a recipient, and a budget', async () => {
  const { lines } = await run('--budget=30');
  const { channels, uptimeChecks, alerts, budgets, number } = google.cloud;
  expect(channels).toMatchObject([{ labels: { email_address: 'mira@cinema.test' } }]);
  const requested = uptimeChecks.map((check) => {
    const { monitoredResource, httpCheck } = Object(check);
    return `${monitoredResource.labels.host}${httpCheck.path}`;
  });
  expect(requested).toEqual([
    `${PROJECT}.web.app/`,
    `${PROJECT}.web.app/movie/uptime-check`,
    `firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)/documents/Movies/Upcoming/Movies?pageSize=1`,
  ]);
  expect(alerts).toHaveLength(3);
  const [channel] = channels.map((each) => Object(each).name);
  for (const alert of alerts) expect(alert).toMatchObject({ notificationChannels: [channel] });
  expect(budgets).toMatchObject([
    {
      budgetFilter: { projects: [`projects/${number}`] },
      amount: { specifiedAmount: { units: '30' } },
      thresholdRules: [
        { thresholdPercent: 0.5 },
        { thresholdPercent: 0.9 },
        { thresholdPercent: 1 },
      ],
      notificationsRule: { monitoringNotificationChannels: [channel] },
    },
  ]);
  // The check afterwards finds each of them.
  expect(lines.join('\n')).toMatch(/^ {2}ok +Google asks every five minutes: the database/m);
});

test('resources that were created by hand are not created again', async () => {
  google.cloud.offServices.delete('monitoring.googleapis.com');
  const host = `${PROJECT}.web.app`;
  const labels = { project_id: PROJECT, host };
  google.cloud.channels.push({ type: 'email', name: 'mine' });
  google.cloud.uptimeChecks.push({ monitoredResource: { labels }, httpCheck: { path: '/' } });
  google.cloud.alerts.push({
    conditions: [{ conditionThreshold: { filter: 'metric.type="x/uptime_check/check_passed"' } }],
    notificationChannels: ['mine'],
  });
  await run();
  const { channels, uptimeChecks, alerts } = google.cloud;
  expect([channels, uptimeChecks, alerts].map((list) => list.length)).toEqual([1, 3, 3]);
});

test('once the domain is connected, another run moves the checks to it, and requests the site itself', async () => {
  const requested: string[] = [];
  const checkSite = async (origin: string) => {
    requested.push(origin);
    return [{ what: 'It answers', status: 'not ok' as const, detail: 'Deploy again.' }];
  };
  const args = [...ARGUMENTS, '--address=https://mira.example'];
  const first = await runWith(args, { checkSite });
  expect(requested).toEqual([]);
  expect(first.lines.at(-1)).toMatch(
    /^- The site is at https:\/\/mira\.example: Press "Add custom domain" .+ run this command again/,
  );
  google.cloud.domains.add('mira.example');
  const second = await runWith(args, { checkSite });
  expect(requested).toEqual(['https://mira.example']);
  expect(second.lines.at(-1)).toBe('- It answers: Deploy again.');
  const hosts = google.cloud.uptimeChecks.map((c) => Object(c).monitoredResource.labels.host);
  expect(hosts.filter((host) => host === 'mira.example')).toHaveLength(2);
});

test('without the function, a set-up adds no check of the function', async () => {
  const { lines } = await run('--without-function');
  expect(google.cloud.uptimeChecks).toHaveLength(2);
  expect(lines.at(-1)).toBe('\nAll of that is so.');
});
