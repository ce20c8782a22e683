const KEY = 'reloaded-for';

/** Reloads the page unless it has been reloaded for this address already: never in a loop. */
export function reloadOnce(): void {
  const { href } = window.location;
  try {
    if (sessionStorage.getItem(KEY) === href) return;
    sessionStorage.setItem(KEY, href);
  } catch {
    // Without session storage nothing would stop the second reload.
    return;
  }
  window.location.reload();
}
