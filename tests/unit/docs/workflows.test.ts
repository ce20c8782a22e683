import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../../package.json' with { type: 'json' };
import { PROJECT_FOLDER } from '../../../tools/development/project';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}
interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, { readonly 'timeout-minutes'?: number; readonly steps: readonly Step[] }>
  >;
}

const read = (name: string) => readFileSync(path.join(PROJECT_FOLDER, name), 'utf8');
const FOLDER = '.github/workflows';
const names = readdirSync(path.join(PROJECT_FOLDER, FOLDER));

/** What npm itself knows. */
const COMMANDS = ['ci', 'test'];

describe.each(names)('the workflow %s', (name) => {
  const text = read(path.join(FOLDER, name));
  const workflow: Workflow = parse(text);
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  test('calls only scripts that exist', () => {
    const called = [...text.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, script]) => script);
    expect(called).not.toEqual([]);
    const known = [...COMMANDS, ...Object.keys(manifest.scripts)];
    expect(called.filter((script) => !known.includes(script ?? ''))).toEqual([]);
  });

  test('pins the version of each action, and has one task per step', () => {
    const ACTION = /^[\w-]+\/[\w-]+@(v\d+|[\da-f]{40})$/;
    const isOne = ({ uses, run }: Step) => (uses === undefined) !== (run === undefined);
    expect(steps.filter((step) => !isOne(step))).toEqual([]);
    expect(steps.filter(({ uses }) => uses && !ACTION.test(uses))).toEqual([]);
  });

  test('may only read the repository, has no secret, and has a timeout', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(text).not.toContain('secrets.');
    // With the rights of the repository it would run code of anybody.
    expect(text).not.toContain('pull_request_target');
    for (const job of Object.values(workflow.jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
  });

  test('passes no external input into a command', () =>
    expect(steps.flatMap(({ run }) => (run?.includes('${{') ? [run] : []))).toEqual([]));
});

test('the Node version for developers is supported by the project', () => {
  const [oldest = ''] = /\d+/.exec(manifest.engines.node) ?? [];
  expect(Number(read('.nvmrc'))).toBeGreaterThanOrEqual(Number(oldest));
});

test('the license is the one in package.json', () =>
  expect(read('LICENSE')).toMatch(new RegExp(`^${manifest.license} License\n`)));

test('the changelog has the version of package.json', () =>
  expect(read('CHANGELOG.md')).toContain(`\n## ${manifest.version}`));
