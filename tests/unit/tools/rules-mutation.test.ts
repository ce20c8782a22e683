import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../../../tools/emulators/project';
import { EXPLAINED } from '../../../tools/rules-mutation/explained';
import { mutantsOf } from '../../../tools/rules-mutation/mutants';

/** The changes of a rules file as EXPLAINED names them. */
function changesIn(file: string): ReadonlySet<string> {
  const text = readFileSync(path.join(PROJECT_FOLDER, file), 'utf8');
  return new Set(
    mutantsOf(text).map(({ span, replacement }) => {
      const from = text.lastIndexOf('\n', span.start - 1) + 1;
      const line = text.slice(from, text.indexOf('\n', span.start)).trim();
      return [line, text.slice(span.start, span.end), replacement].join('\n');
    }),
  );
}

test.each(['firestore.rules', 'storage.rules'])(
  'what is explained of %s to the mutation check is in it, word for word',
  (file) => {
    const changes = changesIn(file);
    const stale = EXPLAINED.filter((known) => known.file === file).filter(
      ({ line, original, replacement }) => !changes.has([line, original, replacement].join('\n')),
    );
    expect(stale).toEqual([]);
  },
);

test('nothing is explained twice', () => {
  const changes = EXPLAINED.map(({ file, line, original, replacement }) =>
    [file, line, original, replacement].join('\n'),
  );
  expect(changes.filter((change, index) => changes.indexOf(change) < index)).toEqual([]);
});
