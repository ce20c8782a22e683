import { randomBytes } from 'node:crypto';
import { ref, uploadBytes } from 'firebase/storage';
import { test } from 'vitest';
import {
  type Actor,
  admin,
  secondAdmin,
  stranger,
  user,
  visitor,
} from '../../rules/support/actors';
import { storageAs } from '../../rules/support/clients';
import { loadRules } from '../../rules/support/environment';
import { expectAllowed, expectUnauthorized } from '../../rules/support/expectations';

// The process that decides for the Storage emulator looks a role up in Firestore for each of these.
// An upload whose answer it lost would hang.

const UPLOADS = 20;
const ROUNDS = 4;

const mayUpload: readonly Actor[] = [admin, secondAdmin];
const actors = [...mayUpload, user, stranger, visitor];

loadRules({ withStorage: true });

/** Twenty uploads at once, each of them decided by the role of its own actor. */
async function uploadAtOnce(bytes: number): Promise<void> {
  const attempts = Array.from({ length: UPLOADS / actors.length }, () => actors).flat();
  await Promise.all(
    attempts.map((actor) => {
      const name = `runtime-${randomBytes(6).toString('hex')}.jpg`;
      const file = ref(storageAs(actor), `movies/${name}`);
      const upload = uploadBytes(file, new Uint8Array(bytes), { contentType: 'image/jpeg' });
      return mayUpload.includes(actor) ? expectAllowed(upload) : expectUnauthorized(upload);
    }),
  );
}

test('small uploads at once, several times over', async () => {
  for (let round = 0; round < ROUNDS; round++) await uploadAtOnce(1_000);
});

test('large uploads, which keep the emulator from reading answers as they come', () =>
  uploadAtOnce(2_000_000));
