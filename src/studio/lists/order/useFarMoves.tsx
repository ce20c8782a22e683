import { Loaded } from '../../../shared/ui/loading/Loaded';
import { ordinal } from '../../../shared/text/ordinal';
import { notify } from '../../ui/notify';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import type { AllEntries } from '../../bulk/SelectionBar';
import type { FarMoves } from './OrderedEntryList';
import { ORDER_UNCHANGED } from './useEntryOrder';

/**
 * Moves to places that a list does not show yet (product 28.5). `move` stores one, to the last place if
 * there are fewer, and returns the place.
 */
export function useFarMoves<T>(
  all: Pick<AllEntries<T>, 'answer'>,
  move: (entry: T, to: number) => Promise<number>,
): FarMoves<T> {
  const { submit } = useAdminSubmit(async (entry: T, name: string, to: number) => {
    const place = await move(entry, to);
    notify.success(`${name} is now the ${ordinal(place + 1)}.`);
  }, ORDER_UNCHANGED);

  return {
    total: (
      <Loaded from={all.answer} waiting="…" failed={() => 'all'}>
        {({ count }) => count}
      </Loaded>
    ),
    move: (entry, name, to) => void submit(entry, name, to),
  };
}
