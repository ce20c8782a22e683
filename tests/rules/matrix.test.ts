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
import { describe, expect, test } from 'vitest';
import { type Actor, admin, formerAdmin, OTHERS } from './support/actors';
import { as } from './support/clients';
import { revoke, seed, loadRules } from './support/environment';
import { expectAllowed, expectDenied, outcomesOf } from './support/expectations';
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
type Operation = keyof typeof OPERATIONS;

const WRITES = ['create', 'update', 'delete'] as const;

const isAmong = (actor: Actor, audience: Audience) =>
  audience === 'everyone' || (audience === 'admins' && actor === admin);

const ACTORS = [...OTHERS, admin];

const store = (resource: Resource) => seed({ [pathNow(resource)]: resource.stored });

/** Of requests that leave no trace: reads by anybody, and writes by those who may not. */
async function expectOutcomes(resource: Resource, operations: readonly Operation[]) {
  for (const operation of operations) {
    const isAllowed = (actor: Actor) => isAmong(actor, resource[operation]);
    const isRead = operation === 'get' || operation === 'list';
    const actors = ACTORS.filter((actor) => isRead || !isAllowed(actor));
    const outcomes = await outcomesOf(actors, (actor) => OPERATIONS[operation](actor, resource));
    const expected = actors.map((actor) => [
      actor.name,
      isAllowed(actor) ? 'allowed' : 'permission-denied',
    ]);
    expect({ [operation]: outcomes }).toEqual({ [operation]: expected });
  }
}

describe.each(RESOURCES.map((resource) => [resource.path, resource] as const))(
  '%s',
  (_, resource) => {
    test('cannot be created by others', async () => {
      await revoke(formerAdmin);
      await expectOutcomes(resource, ['create']);
    });

    test('can be read by its readers, but not changed or deleted by others', async () => {
      await revoke(formerAdmin);
      await store(resource);
      await expectOutcomes(resource, ['get', 'list', 'update', 'delete']);
    });

    const allowed = WRITES.flatMap((operation) =>
      ACTORS.filter((actor) => isAmong(actor, resource[operation])).map(
        (actor) => [operation, actor.name, actor] as const,
      ),
    );

    test.each(allowed)('%s by %s passes', async (operation, _name, actor) => {
      if (operation !== 'create') await store(resource);
      await expectAllowed(OPERATIONS[operation](actor, resource));
    });
  },
);

test('a connection whose request was allowed is refused the next one after the role was removed', async () => {
  const attempt = () => getDoc(doc(as(formerAdmin), 'contactMessages/any'));
  await expectAllowed(attempt());
  await revoke(formerAdmin);
  await expectDenied(attempt());
});

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
