import type { Lack, LackCount } from '../../../domain/search/missing';
import type { SearchKind } from '../../../domain/search/search-entry';
import { ChoiceField } from './ChoiceField';
import { missingLabel } from './missing-texts';

interface MissingFieldProps {
  readonly kind: SearchKind;
  readonly lack: Lack | undefined;
  readonly choices: readonly LackCount[];
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
