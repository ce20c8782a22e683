import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { askPassword } from '../../../tools/development/command-line';

function terminal(typed: string, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  input.end(typed);
  return { streams: { input, output }, shown: () => String(output.read()) };
}

test.each(['moon light\n', 'moon light\r', 'moom\u007Fn light\n'])(
  'the typed text %j is read as the password, and is not displayed',
  async (typed) => {
    const { streams, shown } = terminal(typed);
    expect(await askPassword('Password: ', streams)).toBe('moon light');
    expect(shown()).toBe('Password: \n');
  },
);

test.each(['\n', '\u0003', '\u0004', ''])(
  'the typed text %j is refused as no password',
  async (typed) => {
    const { streams } = terminal(typed);
    await expect(askPassword('Password: ', streams)).rejects.toThrow(/^No password was typed/);
  },
);

test('without a terminal, the message names the environment variable', async () => {
  const { streams } = terminal('moon\n', false);
  await expect(askPassword('Password: ', streams)).rejects.toThrow(/LIVE_PASSWORD/);
});
