// product 10.2, 10.4, 10.5, 10.6, 10.16, 20.3.
import { describe } from 'vitest';
import { loadRules } from './support/environment';
import { testFieldsOf } from './support/kind-fields';
import { DOCUMENTS } from './support/kinds';

loadRules();

// Announcements, which are fields of one document: announcement-fields.test.ts.
describe.each(DOCUMENTS)('fields of a kind: $kind', (one) => {
  testFieldsOf(one);
});
