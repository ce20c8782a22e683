import { fieldsIn } from '../../src/content/base/define-kind';
import type { AnyField, FieldType } from '../../src/content/base/field-types';
import { CONTACT_MESSAGE } from '../../src/content/message/contact-message';
import { MESSAGE_MARKS } from '../../src/content/message/stored-message';
import { checksOf, ofChanged, ofNew } from './checks';
import { all, lines, listOf, rulesFunction } from './text';

const SENT = fieldsIn(CONTACT_MESSAGE);
const MARKS = fieldsIn(MESSAGE_MARKS);

const ONE_LINE: readonly FieldType[] = ['text', 'email'];

/** Returns the rules for the fields of a contact message, and for what administrators write beside them. */
export const messages = (): string =>
  [
    lines('// Contact messages: what visitors send, and what administrators write beside it.', ''),
    rulesFunction('messageFields()', listOf(SENT.map(([name]) => name))),
    rulesFunction('isMessage(data)', all(SENT.flatMap(conditionsOf))),
    rulesFunction('markFields()', listOf(MARKS.map(([name]) => name))),
    rulesFunction(
      'isMarked(data, changed)',
      all(MARKS.flatMap(([name, field]) => checksOf(name, field).map(ofChanged))),
    ),
  ].join('\n');

/** A field is called as it is stored. In one line nothing is hidden, as it may get into a mail. */
const conditionsOf = ([name, field]: readonly [string, AnyField]): readonly string[] => [
  ...checksOf(name, field).map(ofNew),
  ...(ONE_LINE.includes(field.type) ? [`isLine(data.get('${name}', ''))`] : []),
];
