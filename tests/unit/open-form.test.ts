// product 15.15.
import { expect, test } from 'vitest';
import { OPEN_FORM_MS, othersAmong } from '../../src/store/open-forms';

const NOW = new Date('2026-11-20T10:00:00').getTime();
const form = (name: string, msAgo = 0, uid = name) => ({
  by: `${name}@example.com`,
  uid,
  at: new Date(NOW - msAgo),
});
const own = form('devi');

test('other administrators who have reported that the form is open are listed, but not the current one', () => {
  const forms = [form('mohan'), own, form('anju')];
  expect(othersAmong(forms, 'devi')).toEqual([form('mohan'), form('anju')]);
});

test('an administrator whose last report is two minutes old no longer has the form open', () => {
  const forms = [own, form('anju', OPEN_FORM_MS), form('mohan', OPEN_FORM_MS - 1)];
  expect(othersAmong(forms, 'devi')).toEqual([form('mohan', OPEN_FORM_MS - 1)]);
});

test('if the current administrator has no report to compare the times with, nobody is listed', () => {
  expect(othersAmong([form('anju')], 'devi')).toEqual([]);
});
