import { expect, test } from 'vitest';
import { parseCommand } from '../../../tools/go-live/admin/command';
import { SetupError } from '../../../tools/development/command-line';

const KEY = { GOOGLE_APPLICATION_CREDENTIALS: '/key.json' };
const EMULATORS = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
const parse = (line: string, env: Readonly<Record<string, string>> = {}) =>
  parseCommand(line.split(' '), env);

test('a command is parsed with its account and its target', () => {
  expect(parse('grant anu@example.com --emulators')).toMatchObject({
    verb: 'grant',
    subject: 'anu@example.com',
    isConfirmed: false,
    target: 'emulators',
  });
  expect(parse('invite anu@example.com --emulators --yes')).toMatchObject({
    verb: 'invite',
    subject: 'anu@example.com',
    isConfirmed: true,
    target: 'emulators',
  });
  expect(parse('--project cinema revoke anu@example.com', KEY)).toMatchObject({
    verb: 'revoke',
    subject: 'anu@example.com',
    target: { projectId: 'cinema' },
  });
  expect(parse('list', EMULATORS)).toMatchObject({ verb: 'list', target: 'emulators' });
  expect(parse('reindex', EMULATORS)).toMatchObject({ verb: 'reindex', target: 'emulators' });
  expect(parse('check --project cinema', KEY)).toMatchObject({
    verb: 'check',
    withFunction: true,
    target: { projectId: 'cinema' },
  });
});

test('an export or a restore is parsed with its file and its options', () => {
  expect(parse('export site.zip --project cinema --bucket b', KEY)).toMatchObject({
    verb: 'export',
    subject: 'site.zip',
    bucket: 'b',
    target: { projectId: 'cinema' },
  });
  expect(parse('restore site.zip --emulators')).toMatchObject({
    verb: 'restore',
    subject: 'site.zip',
    bucket: undefined,
    replace: false,
    only: undefined,
    isConfirmed: false,
    target: 'emulators',
  });
  expect(
    parse('restore site.zip --replace --only movies,settings --yes --emulators'),
  ).toMatchObject({
    replace: true,
    only: ['movies', 'settings'],
    isConfirmed: true,
  });
});

test('if a project is given, the target is the project although variables of the emulators are set', () => {
  expect(parse('list --project cinema', { ...EMULATORS, ...KEY }).target).toMatchObject({
    projectId: 'cinema',
  });
});

test.each([
  ['list', /--emulators or --project/],
  ['list --project cinema', /GOOGLE_APPLICATION_CREDENTIALS/],
  ['list --project cinema --emulators', /not both/],
  ['list anu@example.com --emulators', /is no command/],
  ['check --emulators', /real project/],
  ['check anu@example.com --emulators', /is no command/],
  ['grant --emulators', /Whom\?/],
  ['invite --emulators', /Whom\?/],
  ['grant anu --emulators', /Whom\?/],
  ['invite anu@ --emulators', /Whom\?/],
  ['invite anu@b@c --emulators', /Whom\?/],
  ['grant a@b c@d --emulators', /Too many arguments: c@d/],
  ['promote a@b --emulators', /is no command/],
  ['list --everywhere', /Unknown option/],
  ['export --emulators', /Which file\?/],
  ['restore site.tar --emulators', /Which file\?/],
  ['restore site.zip --only users --emulators', /knows no "users"/],
])('the command %s is refused with a message', (line, words) => {
  const run = () => parse(line);
  expect(run).toThrow(SetupError);
  expect(run).toThrow(words);
});
