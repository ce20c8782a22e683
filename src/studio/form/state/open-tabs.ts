import { readStored, writeStored } from '../../../shared/data/browser-storage';
import { isFreshLoad } from '../../../shared/data/fresh-load';

const KEY = 'tab';
const LOCK = 'admin tab: ';

/** How long the page that was reloaded may go on holding the lock of this tab, in ms. */
const RELEASE_MS = 3000;

let ownId = readStored('sessionStorage', KEY) ?? newId();
let openIds: ReadonlySet<string> = new Set();

function newId(): string {
  const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
  writeStored('sessionStorage', KEY, id);
  return id;
}

/** Returns the id of this tab, which a reload keeps. */
export const tabId = (): string => ownId;

/** Whether another tab of that name is open, as far as this browser tells. */
export const isOpenElsewhere = (id: string): boolean => openIds.has(id) && id !== ownId;

/**
 * Holds a lock as long as the tab is open. Returns false if another tab has it: that is a copy of it. After a
 * reload it is that of the page before for a moment, in Firefox above all: what was typed there is this tab's.
 */
const hold = (locks: LockManager): Promise<boolean> =>
  new Promise((resolve) => {
    const options = isFreshLoad()
      ? { ifAvailable: true }
      : { signal: AbortSignal.timeout(RELEASE_MS) };
    locks
      .request(LOCK + ownId, options, (lock) => {
        resolve(lock !== null);
        return lock ? new Promise<never>(() => {}) : undefined;
      })
      .catch(() => resolve(false));
  });

async function lookAround() {
  const { held = [] } = await navigator.locks.query();
  openIds = new Set(
    held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])),
  );
}

/** Looks which tabs are open; a browser without locks knows of none. */
async function begin() {
  if (!(await hold(navigator.locks))) {
    ownId = newId();
    await hold(navigator.locks);
  }
  await lookAround();
}

const ignored = () => {};
begin().catch(ignored);
// Another tab has saved something, or this one is looked at again.
for (const event of ['storage', 'focus']) {
  globalThis.addEventListener?.(event, () => void lookAround().catch(ignored));
}
