// product 33.6.
import { expect, test } from 'vitest';
import { parseLiveArguments } from '../../../tools/go-live/live/check-live';
import { SetupError } from '../../../tools/development/command-line';

const parse = (line: string) => parseLiveArguments(line.split(' ').filter(Boolean));

test('the arguments are parsed with the site, its other addresses and the administrator', () => {
  expect(
    parse('https://www.cinema.example/ --also https://cinema.example --admin anu@example.com'),
  ).toEqual({
    origin: 'https://www.cinema.example',
    others: ['https://cinema.example'],
    email: 'anu@example.com',
    withFunction: true,
    isDemo: false,
    mode: 'production',
  });
  expect(parse('https://a.example')).toEqual({
    origin: 'https://a.example',
    others: [],
    email: undefined,
    withFunction: true,
    isDemo: false,
    mode: 'production',
  });
});

test('the arguments are parsed with the options of the deploy', () => {
  expect(parse('https://a.example --demo --without-function --mode staging')).toMatchObject({
    withFunction: false,
    isDemo: true,
    mode: 'staging',
  });
});

test.each([
  ['', /Which site\?/],
  ['https://a.example https://b.example', /Which site\?/],
  ['cinema.example', /is no address/],
  ['ftp://cinema.example', /is no address/],
  ['https://cinema.example/movies', /is no address/],
  ['https://a.example --also b', /"b" is no address/],
  ['https://a.example --all', /Unknown option/],
])('the arguments "%s" are refused with a message', (line, words) => {
  expect(() => parse(line)).toThrow(SetupError);
  expect(() => parse(line)).toThrow(words);
});
