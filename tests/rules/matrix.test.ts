// product 20.1, 20.2.
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
import { type Actor, admin, formerAdmin, OTHERS } from './support/actors';
import { as } from './support/clients';
import { revoke, seed, loadRules } from './support/environment';
import { expectAllowed, outcomesOf } from './support/expectations';
import { type Audience, pathNow, type Resource, RESOURCES } from './support/matrix';

loadRules();

const at = (actor: Actor, resource: Resource) => doc(as(actor), pathNow(resource));

const OPERATIONS = {
  get: (actor: Actor, resource: Resource) => getDoc(at(actor, resource)),
  list: (actor: Actor, resource: Resource) => getDocs(query(at(actor, resource).parent, limit(1))),
  create: (actor: Actor, resource: Resource) => setDoc(at(actor, resource), resource.fresh()),
  update: (actor: Actor, resource: Resource) => updateDoc(at(actor, resource), resource.change),
  delete: (actor: Actor, resource: Resource) => deleteDoc(at(actor, resource)),
} as const;

const isAmong = (actor: Actor, audience: Audience) =>
  audience === 'everyone' || (audience === 'admins' && actor === admin);

const ACTORS = [...OTHERS, admin];

/** What the connection of a former admin was once allowed must make no difference. */
async function demote() {
  await expectAllowed(getDoc(doc(as(formerAdmin), 'contactMessages/any')));
  await revoke(formerAdmin);
}

describe.each(RESOURCES.map((resource) => [resource.path, resource] as const))(
  '%s',
  (_, resource) => {
    describe.each(['get', 'list', 'create', 'update', 'delete'] as const)('%s', (operation) => {
      const attempt = (actor: Actor) => OPERATIONS[operation](actor, resource);
      const outcomeFor = (actor: Actor) =>
        isAmong(actor, resource[operation]) ? 'allowed' : 'permission-denied';
      const writers =
        operation === 'get' || operation === 'list'
          ? []
          : ACTORS.filter((actor) => outcomeFor(actor) === 'allowed');

      beforeEach(async () => {
        if (operation !== 'create') await seed({ [pathNow(resource)]: resource.stored });
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
