/**
 * `npm run rules`: writes the rules that are generated from src/content between the two markers of
 * firestore.rules and storage.rules: the valid fields of each kind, the lists of kinds and places,
 * and the access rules of most kinds. Writes into firebase.json the addresses of the pages in the
 * languages of the site (tools/build/pages.ts, src/company/languages.ts).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KINDS } from '../src/content/kinds';
import { OTHER_LANGUAGES } from '../functions/src/languages';
import { PROJECT_FOLDER } from '../tools/development/project';
import { withAddresses } from '../tools/build/rules/addresses';
import { RULES_FILES, withGenerated } from '../tools/build/rules/generate';

for (const file of RULES_FILES) {
  update(file, (text) => withGenerated(file, text, Object.values(KINDS)));
}
update('firebase.json', (text) => withAddresses(text, OTHER_LANGUAGES));

function update(file: string, change: (text: string) => string): void {
  const full = path.join(PROJECT_FOLDER, file);
  const text = readFileSync(full, 'utf8');
  const current = change(text);
  if (current !== text) writeFileSync(full, current);
  console.log(`${file}: ${current === text ? 'is current' : 'written'}`);
}
