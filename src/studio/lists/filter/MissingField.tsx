import type { EntryKind } from '../../../content/entry';
import { ChoiceField } from './ChoiceField';
import { missingLabel, type AnyLack, type LackAnswer } from './missing-texts';

interface MissingFieldProps {
  readonly kind: EntryKind;
  readonly lack: AnyLack | undefined;
  readonly choices: LackAnswer['missing'];
}

/** Asks for the entries that lack something (product 35.1). */
export function MissingField({ kind, lack, choices }: MissingFieldProps) {
  const isOffered = !lack || choices.some((choice) => choice.lack === lack);
  const offered = isOffered ? choices : [...choices, { lack, count: 0 }];
  return (
    <ChoiceField
      label="Missing"
      name="missing"
      chosen={lack ?? ''}
      none="Not asked"
      choices={offered.map(({ lack: value, count }) => ({
        value,
        label: missingLabel(value, kind),
        count,
      }))}
    />
  );
}
