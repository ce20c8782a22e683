import { useRef, useState } from 'react';
import { isMovieAddress } from '../../movie-address';
import { randomSuffix, suggestedAddress } from './suggested-address';

const TAKEN = 'Another movie has this address. Please choose another one.';

/** Whether a movie has the address; drafts and the trash are asked besides (product 5.15). */
async function isUsed(address: string): Promise<boolean> {
  const { takenAddresses } = await import('../../../../store/write/movie-addresses');
  return (await takenAddresses([address])).has(address);
}

/** The address of a new movie: what was typed, or a suggestion from its title (product 5.15). */
export function useNewAddress() {
  const [suffix, setSuffix] = useState(randomSuffix);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const asked = useRef(new Map<string, Promise<boolean>>());
  const markTaken = (address: string) => setTaken((before) => [...before, address]);

  async function ask(address: string): Promise<boolean> {
    // The database has the last word when the movie is saved.
    const isTaken = await isUsed(address).catch(() => false);
    if (isTaken) markTaken(address);
    return isTaken;
  }

  return {
    suggestionFor: (title: string) => suggestedAddress(title, suffix),
    errorFor: (address: string) => (taken.includes(address) ? TAKEN : undefined),
    markTaken,
    /** Another suffix, for the next movie. */
    renew: () => setSuffix(randomSuffix()),
    /** Whether a typed address belongs to another movie; asks once for each. */
    isTaken: async (address: string): Promise<boolean> => {
      if (!isMovieAddress(address)) return false;
      const answer = asked.current.get(address) ?? ask(address);
      asked.current.set(address, answer);
      return answer;
    },
  };
}
