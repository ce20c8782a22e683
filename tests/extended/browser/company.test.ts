// product 1.2, 9.8, 22.2.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePorts } from '../../../tools/development/ports';
import { testRun } from '../../../tools/proofs/runner/test-run';
import { accessibilityViolations } from '../../browser/support/accessibility';
import { PUBLIC_PAGES } from '../../browser/support/addresses';
import { expect, horizontalOverflow, open, test } from '../../browser/support/fixtures';
import { copyWithOtherCompany, programOf } from '../../delivery/support/other-company';

/** The copy's own: its content policy allows its splash. */
const SERVE = `
  import { buildSite, serveSite } from './tools/development/site.ts';
  const { ports, port } = JSON.parse(process.env.OTHER_COMPANY);
  await buildSite(ports, process.cwd() + '/dist');
  await serveSite(process.cwd() + '/dist', port, ports, 'none');
  process.send('served');
`;

let server: ChildProcess;
let origin: string;

test.beforeAll(async () => {
  const { ports } = testRun();
  const { port } = await freePorts(['port']);
  const env = { ...process.env, OTHER_COMPANY: JSON.stringify({ ports, port }) };
  const cwd = await copyWithOtherCompany('other-company-in-browser');
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
  server = spawn(process.execPath, programOf(SERVE), { cwd, env, stdio: [...stdio] });
  await Promise.race([once(server, 'message'), once(server, 'exit')]);
  expect(server.exitCode).toBeNull();
  origin = `http://127.0.0.1:${port}`;
});

test.afterAll(() => server.kill());

test('the public pages of another company have its name and readable colours, fit the screen and show neither a map nor press contacts if it has none', async ({
  page,
}) => {
  for (const address of PUBLIC_PAGES) {
    await test.step(address, async () => {
      await open(page, `${origin}${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/Zephyr & Sons Films/);
      await expect(page.getByRole('contentinfo')).toContainText('© 2027 Zephyr & Sons Films');
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
    });
  }

  await open(page, `${origin}/contact`);
  await expect(page.getByRole('link', { name: '+64 4 555 0100' }).first()).toBeVisible();
  const lacking = page.getByRole('heading', { name: /^(Map|Press|Rights and screenings)$/ });
  await expect(lacking).toHaveCount(0);
});
