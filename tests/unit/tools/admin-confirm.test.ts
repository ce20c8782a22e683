import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { confirm } from '../../../tools/development/command-line';

function terminal(answer: string, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  input.end(answer);
  return { input, output, shown: () => String(output.read()) };
}

test.each(['y\n', 'Y\n', 'yes\n', ' yes \n'])('%j is a yes', async (answer) => {
  const { shown, ...streams } = terminal(answer);
  await confirm('Make this account an administrator?', streams);
  expect(shown()).toContain('Make this account an administrator? [y/N]');
});

test.each(['\n', 'n\n', 'no\n', 'yesterday\n', ''])('%j is none', async (answer) => {
  const { shown: _, ...streams } = terminal(answer);
  await expect(confirm('Sure?', streams)).rejects.toThrow('Nothing was changed.');
});

test('where nobody can answer, nothing is changed, and the remedy is named', async () => {
  const { shown: _, ...streams } = terminal('y\n', false);
  await expect(confirm('Sure?', streams)).rejects.toThrow(/--yes/);
});
