// product 1.7.
import { expect, test } from 'vitest';
import { missingInStyles } from '../../tools/build/floor/style-features';

test.each([
  ['.a{width:attr(data-a type(<length>))}', ['type()']],
  ['.a{content:attr(data-a)}', []],
  ['.a{mask:var(--a) right -.5rem center/1rem}', ['mask: a position of three values']],
  ['.a{object-position:left 1px center}', ['object-position: a position of three values']],
  ['.a{mask:var(--a) calc(100% + .5rem) center/1rem}', []],
  ['.a{object-position:left 1px top 2px}', []],
  // Every browser has it there.
  ['.a{background-position:right 1rem center}', []],
])('in %s, the features %j are reported as missing in the oldest browsers', (sheet, features) => {
  expect([...missingInStyles(sheet)]).toEqual(features);
});
