// product 33.2.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chosenProject } from '../../../tools/go-live/deploy/built-site';

const folder = mkdtempSync(path.join(tmpdir(), 'chosen-'));

test('without a choice there is none', () => {
  expect(chosenProject(folder, undefined)).toBeUndefined();
  expect(chosenProject(folder, 'live')).toBe('live');
});

test('an alias is the project that it stands for, and the one named default is chosen', () => {
  const projects = { default: 'live-cinema', staging: 'stage-cinema' };
  writeFileSync(path.join(folder, '.firebaserc'), JSON.stringify({ projects }));
  expect(chosenProject(folder, undefined)).toBe('live-cinema');
  expect(chosenProject(folder, 'staging')).toBe('stage-cinema');
  expect(chosenProject(folder, 'other-cinema')).toBe('other-cinema');
});
