import { readStored, writeStored } from '../../shared/data/browser-storage';

const KEY = 'search-key';

/** Whether the key "/" opens the search, unless it was switched off in this browser. */
export const isSearchKeyOn = (): boolean => readStored('localStorage', KEY) !== 'off';

export const setSearchKey = (on: boolean): boolean =>
  writeStored('localStorage', KEY, on ? null : 'off');
