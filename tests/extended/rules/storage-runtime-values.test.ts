import { readFileSync } from 'node:fs';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { Bytes, doc, GeoPoint, Timestamp } from 'firebase/firestore/lite';
import { ref, uploadString } from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, test } from 'vitest';
import { admin } from '../../rules/support/actors';
import { asOwner, storageAs } from '../../rules/support/clients';
import { addressOf, projectId } from '../../rules/support/emulators';
import { seed, loadRules } from '../../rules/support/environment';
import { expectAllowed, expectUnauthorized } from '../../rules/support/expectations';

// Storage rules see a Firestore document as Firestore's own rules do, whatever types it holds.

const TRUE_OF_THE_DOCUMENT = {
  text: "document().data.text == 'ചലച്ചിത്രം'",
  integer: 'document().data.integer == 9007199254740991 && document().data.integer is int',
  fraction: 'document().data.fraction == 2.5',
  infinity: 'document().data.infinity > 9007199254740991',
  truth: 'document().data.truth && !document().data.untruth',
  nothing: 'document().data.nothing == null',
  list: "document().data.list == [1, 'b', {}]",
  map: "document().data.map.a.b == [true] && document().data.map.keys().hasOnly(['a'])",
  time: 'document().data.time == timestamp.value(1500) && document().data.time < request.time',
  place: 'document().data.place == latlng.value(0.0, 76.25)',
  bytes: 'document().data.bytes.size() == 3',
  reference: 'document().data.reference == /databases/(default)/documents/users/admin',
  id: "document().id == 'a%2Fb c'",
  path: "document().__name__[4] == 'a%2Fb c'",
  presence: "isThere('a%2Fb c') && !isThere('other')",
  absence: "!('absent' in document().data) && document().data.get('absent', 7) == 7",
} as const;

const UNTRUE_OF_THE_DOCUMENT = {
  'a missing field': 'document().data.absent == null',
  'a missing document': "firestore.get(path('other')).data.text == null",
  'another type': "document().data.integer == '9007199254740991'",
} as const;

const match = ([name, condition]: readonly [string, string]) =>
  `match /values/${name.replaceAll(' ', '-')} { allow create: if ${condition}; }`;

const RULES = `
  rules_version = '2';
  service firebase.storage {
    match /b/{bucket}/o {
      function path(id) { return /databases/(default)/documents/values/$(id); }
      function document() { return firestore.get(path('a%2Fb c')); }
      function isThere(id) { return firestore.exists(path(id)); }
      ${[TRUE_OF_THE_DOCUMENT, UNTRUE_OF_THE_DOCUMENT].flatMap(Object.entries).map(match).join('\n')}
    }
  }`;

async function loadStorageRules(rules: string): Promise<void> {
  const storage = { ...addressOf('FIREBASE_STORAGE_EMULATOR_HOST'), rules };
  const environment = await initializeTestEnvironment({ projectId: projectId(), storage });
  await environment.cleanup();
}

loadRules({ withStorage: true });
beforeAll(() => loadStorageRules(RULES));
afterAll(() =>
  loadStorageRules(readFileSync(new URL('../../../storage.rules', import.meta.url), 'utf8')),
);

beforeEach(() =>
  seed({
    'values/a%2Fb c': {
      text: 'ചലച്ചിത്രം',
      integer: Number.MAX_SAFE_INTEGER,
      fraction: 2.5,
      infinity: Infinity,
      truth: true,
      untruth: false,
      nothing: null,
      list: [1, 'b', {}],
      map: { a: { b: [true] } },
      time: Timestamp.fromMillis(1500),
      place: new GeoPoint(0, 76.25),
      bytes: Bytes.fromUint8Array(new Uint8Array([0, 1, 255])),
      reference: doc(asOwner(), 'users/admin'),
    },
  }),
);

const upload = (name: string) =>
  uploadString(ref(storageAs(admin), `values/${name.replaceAll(' ', '-')}`), 'x');

test.each(Object.keys(TRUE_OF_THE_DOCUMENT))('%s', (name) => expectAllowed(upload(name)));

test.each(Object.keys(UNTRUE_OF_THE_DOCUMENT))('%s permits nothing', (name) =>
  expectUnauthorized(upload(name)),
);
