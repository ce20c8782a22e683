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

test('others are all who said so, in whatever tab', () => {
  const forms = [form('mohan'), own, form('anju')];
  expect(othersAmong(forms, 'devi')).toEqual([form('mohan'), form('anju')]);
});

test('who has not said so for two minutes has it open no more', () => {
  const forms = [own, form('anju', OPEN_FORM_MS), form('mohan', OPEN_FORM_MS - 1)];
  expect(othersAmong(forms, 'devi')).toEqual([form('mohan', OPEN_FORM_MS - 1)]);
});

test('without the own time nobody can be called late, and nobody is named', () => {
  expect(othersAmong([form('anju')], 'devi')).toEqual([]);
});
