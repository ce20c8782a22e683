// product 5.30, 5.31, 10.9, 16.24.
import { describe, expect, test } from 'vitest';
import {
  LAUREL_LINES,
  QUOTE_LINES,
  TICKET_LINES,
  WATCH_LINES,
} from '../../src/content/movie/entry-lines';
import { entriesOf, linesError } from '../../src/content/values/lines';

const url = 'https://tickets.example/x?a=1,2';

test('a list that is longer than the rules allow is read up to the limit', () => {
  const line = `Sridar, ${url}`;
  expect(entriesOf(TICKET_LINES, `${'\n'.repeat(3000 - line.length)}${line}`)).toHaveLength(1);
  expect(entriesOf(TICKET_LINES, `${'\n'.repeat(3000)}${line}`)).toEqual([]);
});

describe('a line', () => {
  test.each([
    [`Sridar, Kochi, ${url}`, { name: 'Sridar', place: 'Kochi', url }],
    [`Sridar, Kochi, Kerala ${url}`, { name: 'Sridar', place: 'Kochi, Kerala', url }],
    [`  ശ്രീകല ,കൊച്ചി,${url} `, { name: 'ശ്രീകല', place: 'കൊച്ചി', url }],
    [`Sridar, ${url}`, { name: 'Sridar', url }],
  ])('%s is a seller of tickets', (line, ticket) =>
    expect(entriesOf(TICKET_LINES, line)).toEqual([ticket]),
  );

  test.each([
    url,
    'Sridar, Kochi',
    'Sridar, Kochi, tickets.example/x',
    'Sridar, Kochi, http://tickets.example/x',
    'Sridar, Kochi, javascript://tickets.example/%0aalert(1)',
    'Sridar, Kochi, data:text/html,x',
    'Sridar, Kochi, https://localhost/x',
    'Sridar, Kochi, https://tickets.example/"x',
  ])('%s is no seller of tickets', (line) => expect(entriesOf(TICKET_LINES, line)).toEqual([]));

  test('with a service to watch is a name and a link', () => {
    expect(entriesOf(WATCH_LINES, `Films, at Home, ${url}`)).toEqual([
      { name: 'Films, at Home', url },
    ]);
    expect(entriesOf(WATCH_LINES, 'Films at Home')).toEqual([]);
  });

  test.each([
    ['IFFK, Best Film, 2026', { festival: 'IFFK', award: 'Best Film', year: '2026' }],
    ['IFFK, Best Actor, Male, 2026', { festival: 'IFFK', award: 'Best Actor, Male', year: '2026' }],
    ['IFFK, Best Film', { festival: 'IFFK', award: 'Best Film' }],
  ])('%s is an award', (line, laurel) => expect(entriesOf(LAUREL_LINES, line)).toEqual([laurel]));

  test.each(['IFFK', 'IFFK, 2026', ', Best Film'])('%s is no award', (line) =>
    expect(entriesOf(LAUREL_LINES, line)).toEqual([]),
  );

  test.each([
    [`Tender, and true, The Daily, ${url}`, { text: 'Tender, and true', source: 'The Daily', url }],
    ['“Tender.”, The Daily', { text: 'Tender.', source: 'The Daily' }],
    ['"Tender", The Daily', { text: 'Tender', source: 'The Daily' }],
    ['കടൽ, മഴ, മനോരമ', { text: 'കടൽ, മഴ', source: 'മനോരമ' }],
  ])('%s is a quote', (line, quote) => expect(entriesOf(QUOTE_LINES, line)).toEqual([quote]));

  test('an invalid link is text', () =>
    expect(entriesOf(QUOTE_LINES, 'Tender, The Daily, javascript://x.example/%0aalert(1)')).toEqual(
      [{ text: 'Tender, The Daily', source: 'javascript://x.example/%0aalert(1)' }],
    ));
});

test('a list has an entry for each line, without blank and invalid ones and those above the maximum', () => {
  const lines = Array.from({ length: 9 }, (_, index) => `Seller ${index}, ${url}`);
  const names = (text: string) => entriesOf(TICKET_LINES, text).map(({ name }) => name);
  expect(names(`\r\n${lines[0]}\r\n\nwrong\n${lines[1]}`)).toEqual(['Seller 0', 'Seller 1']);
  expect(names(lines.join('\n'))).toEqual(lines.slice(0, 8).map((_, index) => `Seller ${index}`));
  expect(entriesOf(TICKET_LINES)).toEqual([]);
});

test('the error of a list names the line', () => {
  const line = `Sridar, Kochi, ${url}`;
  expect(linesError(TICKET_LINES, `${line}\n\n${line}`)).toBeUndefined();
  expect(linesError(TICKET_LINES, `${line}\n\nBig Screen by the River, Kochi, www.x.example`)).toBe(
    'Line 2 (“Big Screen by the River, Kochi…”) has to look like this: Sridar Cinema, Chennai, https://…',
  );
  expect(linesError(TICKET_LINES, Array(9).fill(line).join('\n'))).toBe(
    '8 lines fit, and these are 9.',
  );
});
