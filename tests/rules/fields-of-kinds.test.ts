// product 10.1, 20.3.
import { describe } from 'vitest';
import { loadRules } from './support/environment';
import { testFieldsOf } from './support/kind-fields';
import { DOCUMENTS } from './support/kinds';

loadRules();

// Announcements, which are fields of one document: announcement-fields.test.ts.
describe.each(DOCUMENTS)('fields of a kind: $kind', (one) => {
  testFieldsOf(one);
});
