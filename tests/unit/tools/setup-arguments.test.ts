// product 33.7.
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import {
  createPrompter,
  type Question,
  parseSetupArguments,
} from '../../../tools/go-live/setup/arguments';
import { bucketLocation, REGION } from '../../../tools/go-live/setup/storage';

const EMAIL: Question = { name: 'admin', text: 'Who?', accepts: /^\S+@\S+$/ };

test('the project and the answers can be given as arguments', () => {
  expect(parseSetupArguments(['--project', 'my-cinema', '--name', 'Luna', '--demo'])).toEqual({
    project: 'my-cinema',
    answers: { name: 'Luna' },
    isBuilding: false,
    isDemo: true,
    withFunction: true,
    mode: 'production',
  });
});

test.each([[[]], [['--project', 'My Cinema']]])(
  'without a valid project id (%j), the message asks for one',
  (args) => expect(() => parseSetupArguments(args)).toThrow('--project ID'),
);

test('an unknown option is refused', () =>
  expect(() => parseSetupArguments(['--projekt', 'a'])).toThrow(/See npm run setup -- --help\.$/));

/** A terminal at which somebody types these lines. */
function terminal(...lines: readonly string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  const shown: string[] = [];
  output.on('data', (data: Buffer) => {
    shown.push(data.toString());
    if (!data.toString().includes('?')) return;
    const line = lines[shown.filter((text) => text.includes('?')).length - 1];
    if (line === undefined) input.end();
    else input.write(`${line}\n`);
  });
  return { input, output, shown };
}

test('a question is repeated until the answer is valid', async () => {
  const people = terminal('nobody', 'a@cinema.test');
  expect(await createPrompter({}, people)(EMAIL)).toBe('a@cinema.test');
  expect(people.shown.join('')).toContain('That cannot be the admin.');
});

test('an empty answer is replaced by the default', async () => {
  const people = terminal('');
  expect(await createPrompter({}, people)(REGION)).toBe('asia-south1');
  expect(people.shown.join('')).toContain('[asia-south1]');
});

test('the set-up fails at the end of the input', () =>
  expect(createPrompter({}, terminal())(EMAIL)).rejects.toThrow(
    'No answer: run this command again.',
  ));

test('without a terminal, the message names a missing option, and an invalid one', async () => {
  const nobody = { input: new PassThrough(), output: new PassThrough() };
  await expect(createPrompter({}, nobody)(EMAIL)).rejects.toThrow(/ add --admin\.$/);
  await expect(createPrompter({ admin: 'x' }, nobody)(EMAIL)).rejects.toThrow(
    '"x" cannot be the admin',
  );
});

test('the bucket of the pictures is in the region of the database, or on the continent of a multi-region', () => {
  expect(['asia-south1', 'nam5', 'eur3'].map(bucketLocation)).toEqual(['asia-south1', 'us', 'eu']);
});
