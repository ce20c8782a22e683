// product 33.2.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chosenProject } from '../../../tools/go-live/deploy/built-site';
import { temporaryFolder } from '../../support/temporary-folder';

test('without a choice there is none', () => {
  const folder = temporaryFolder();
  expect(chosenProject(folder, undefined)).toBeUndefined();
  expect(chosenProject(folder, 'live')).toBe('live');
});

test('an alias is the project that it stands for, and the one named default is chosen', () => {
  const folder = temporaryFolder();
  const projects = { default: 'live-cinema', staging: 'stage-cinema' };
  writeFileSync(path.join(folder, '.firebaserc'), JSON.stringify({ projects }));
  expect(chosenProject(folder, undefined)).toBe('live-cinema');
  expect(chosenProject(folder, 'staging')).toBe('stage-cinema');
  expect(chosenProject(folder, 'other-cinema')).toBe('other-cinema');
});
