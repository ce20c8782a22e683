import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { confirm } from '../../../tools/development/command-line';

function terminal(answer: string, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  input.end(answer);
  return { input, output, shown: () => String(output.read()) };
}

test.each(['y\n', 'Y\n', 'yes\n', ' yes \n'])(
  'the answer %j confirms the question',
  async (answer) => {
    const { shown, ...streams } = terminal(answer);
    await confirm('Make this account an administrator?', streams);
    expect(shown()).toContain('Make this account an administrator? [y/N]');
  },
);

test.each(['\n', 'n\n', 'no\n', 'yesterday\n', ''])(
  'the answer %j does not confirm the question, and nothing is changed',
  async (answer) => {
    const { shown: _, ...streams } = terminal(answer);
    await expect(confirm('Sure?', streams)).rejects.toThrow('Nothing was changed.');
  },
);

test('without a terminal nothing is changed, and the message names the option --yes', async () => {
  const { shown: _, ...streams } = terminal('y\n', false);
  await expect(confirm('Sure?', streams)).rejects.toThrow(/--yes/);
});
