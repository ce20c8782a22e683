import { readStored, writeStored } from '../../../shared/data/browser-storage';
import { isFreshLoad } from '../../../shared/data/fresh-load';

const KEY = 'tab';
const LOCK = 'admin tab: ';

/**
 * The time in ms for which, after a reload, the previous page may still hold the lock of this tab.
 */
const RELEASE_MS = 3000;

let ownId = readStored('sessionStorage', KEY) ?? newId();
let openIds: ReadonlySet<string> = new Set();

function newId(): string {
  const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
  writeStored('sessionStorage', KEY, id);
  return id;
}

/** Returns the id of this tab, which survives a reload. */
export const tabId = (): string => ownId;

/** Whether another tab with that id is open, as far as the browser knows. */
export const isOpenElsewhere = (id: string): boolean => openIds.has(id) && id !== ownId;

/**
 * Requests a lock that is held as long as the tab is open; returns false if another tab, of which
 * this one is a copy, holds it. After a reload it waits for the previous page, which may hold the
 * lock briefly, especially in Firefox, because its drafts belong to this tab.
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

/** Determines which tabs are open; none are known in a browser without locks. */
async function begin() {
  if (!(await hold(navigator.locks))) {
    ownId = newId();
    await hold(navigator.locks);
  }
  await lookAround();
}

const ignored = () => {};
begin().catch(ignored);
// Another tab has saved something, or this tab was focused again.
for (const event of ['storage', 'focus']) {
  globalThis.addEventListener?.(event, () => void lookAround().catch(ignored));
}
