import { readFileSync } from 'node:fs';
import {
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { ACTORS, type Actor, ADMINS, formerAdmin } from './support/actors';
import { as } from './support/clients';
import { revoke, seed, loadRules } from './support/environment';
import { expectAllowed, outcomesOf } from './support/expectations';
import { type Audience, type Resource, RESOURCES } from './support/matrix';

loadRules();

const OPERATIONS = {
  get: (actor: Actor, { path }: Resource) => getDoc(doc(as(actor), path)),
  list: (actor: Actor, { path }: Resource) => getDocs(query(doc(as(actor), path).parent, limit(1))),
  create: (actor: Actor, { path, fresh }: Resource) => setDoc(doc(as(actor), path), fresh()),
  update: (actor: Actor, { path, change }: Resource) => updateDoc(doc(as(actor), path), change),
  delete: (actor: Actor, { path }: Resource) => deleteDoc(doc(as(actor), path)),
} as const;

const isAmong = (actor: Actor, audience: Audience) =>
  audience === 'everyone' || (audience === 'admins' && ADMINS.includes(actor));

/** What the connection of a former admin was once allowed must make no difference. */
async function demote() {
  await expectAllowed(getDoc(doc(as(formerAdmin), 'contactMessages/any')));
  await revoke(formerAdmin);
}

describe.each(RESOURCES.map((resource) => [resource.path, resource] as const))(
  '%s',
  (path, resource) => {
    describe.each(['get', 'list', 'create', 'update', 'delete'] as const)('%s', (operation) => {
      const attempt = (actor: Actor) => OPERATIONS[operation](actor, resource);
      const outcomeFor = (actor: Actor) =>
        isAmong(actor, resource[operation]) ? 'allowed' : 'permission-denied';
      const writers =
        operation === 'get' || operation === 'list'
          ? []
          : ACTORS.filter((actor) => outcomeFor(actor) === 'allowed');

      beforeEach(async () => {
        if (operation !== 'create') await seed({ [path]: resource.stored });
      });

      test.each(writers)('by $name passes', (actor) => expectAllowed(attempt(actor)));

      const others = ACTORS.filter((actor) => !writers.includes(actor));

      // At once, as they leave no trace.
      test(`by ${others.length} others`, async () => {
        await demote();
        expect(await outcomesOf(others, attempt)).toEqual(
          others.map((actor) => [actor.name, outcomeFor(actor)]),
        );
      });
    });
  },
);

/** What a block of the rules is about, as an expression for paths. */
const shapeOf = (pattern: string) =>
  new RegExp(`^${pattern.replace(/\{\w+=\*\*\}\//g, '(.+/)?').replace(/\{\w+\}/g, '[^/]+')}$`);

test('every block of the rules has a row', () => {
  const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
  const blocks = [...rules.matchAll(/^ {4}match \/(\S+)/gm)].map(([, pattern = '']) => pattern);
  expect(blocks).toContain('{path=**}/images/{image}');
  expect(
    blocks.filter((block) => !RESOURCES.some(({ path }) => shapeOf(block).test(path))),
  ).toEqual([]);
});
