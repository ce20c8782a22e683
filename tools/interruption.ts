const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Under npm one Ctrl-C can arrive twice: from the terminal and forwarded by npm. */
const ECHO_MS = 1_000;

const PARENT_CHECK_MS = 1_000;

/**
 * Calls back once when this process should end: on a signal, when the terminal is closed or when the
 * parent process has ended. A second Ctrl-C exits at once with code 130.
 *
 * Listeners that others have added for these signals, as Vite does to exit at once, are removed.
 */
export function onInterruption(end: () => void): void {
  let first: number | undefined;
  const interrupt = () => {
    if (first === undefined) {
      first = Date.now();
      end();
    } else if (Date.now() - first > ECHO_MS) {
      process.exit(130);
    }
  };
  for (const signal of SIGNALS) {
    process.removeAllListeners(signal);
    process.on(signal, interrupt);
  }
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    interrupt();
  }, PARENT_CHECK_MS);
  check.unref();
  // Once the terminal is closed, writing to it fails.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
