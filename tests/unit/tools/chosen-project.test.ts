// product 33.2.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chosenProject } from '../../../tools/go-live/deploy/built-site';
import { temporaryFolder } from '../../support/temporary-folder';

test('without a .firebaserc, the project is the given one or undefined', () => {
  const folder = temporaryFolder();
  expect(chosenProject(folder, undefined)).toBeUndefined();
  expect(chosenProject(folder, 'live')).toBe('live');
});

test('an alias is resolved to its project, and the alias default is used without a choice', () => {
  const folder = temporaryFolder();
  const projects = { default: 'live-cinema', staging: 'stage-cinema' };
  writeFileSync(path.join(folder, '.firebaserc'), JSON.stringify({ projects }));
  expect(chosenProject(folder, undefined)).toBe('live-cinema');
  expect(chosenProject(folder, 'staging')).toBe('stage-cinema');
  expect(chosenProject(folder, 'other-cinema')).toBe('other-cinema');
});
