/**
 * Runs firebase-tools in a process of its own, in place of its `firebase` command, and adds what
 * that lacks: it ends when the process that started it is gone, it tells when a part ends, and it
 * reads each answer of the storage rules runtime by itself.
 */
import childProcess, { type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { FIREBASE_CLI } from './project';
import type { SuiteMessage } from './suite-message';

/** Longer than a clean end with an export of all data takes. */
const END_LIMIT_MS = 20_000;

const READY_LINE = 'All emulators ready';
const RULES_MISTAKE = /[.]rules:\d+/;

const children = new Set<ChildProcess>();
let isReady = false;
let ending = false;

function tell(message: SuiteMessage): void {
  if (process.connected) process.send?.(message);
}

/** On this signal firebase-tools ends cleanly, with the export if there is to be one. */
function end(): void {
  if (ending) return;
  ending = true;
  // While it starts there is nothing to export, and it would go on with the start.
  if (!isReady) process.exit(1);
  process.kill(process.pid, 'SIGINT');
  setTimeout(() => process.exit(1), END_LIMIT_MS).unref();
}

/** What a program that firebase-tools starts is for; undefined for its short-lived helpers. */
function partOf(args: readonly string[]): string | undefined {
  if (args.at(-1) === 'serve') return 'storage rules runtime';
  return args.includes('--websocket_port') ? 'Firestore emulator' : undefined;
}

function watch(child: ChildProcess, part: string): void {
  children.add(child);
  child.once('exit', (code, signal) => {
    children.delete(child);
    if (ending) return;
    tell({ type: 'ended', text: `The ${part} ended (${signal ?? `code ${code}`}).` });
    end();
  });
}

/**
 * firebase-tools takes each chunk from the rules runtime for one answer. Two that arrive together,
 * as they do while it is busy with a large upload, would both be lost and leave requests hanging.
 */
function separateLines(child: ChildProcess): void {
  if (child.stdout) child.stdout = Readable.from(createInterface({ input: child.stdout }));
}

const { spawn } = childProcess;
childProcess.spawn = ((command: string, args: readonly string[], options: object) => {
  const part = Array.isArray(args) ? partOf(args) : undefined;
  if (!part) return spawn(command, args, options);
  // Not detached, as firebase-tools wants Firestore's: one signal to the group has to reach all.
  const child = spawn(command, args, { ...options, detached: false });
  if (part === 'storage rules runtime') separateLines(child);
  watch(child, part);
  return child;
}) as typeof spawn;

/** firebase-tools says these things in no other way. */
function readOutput(text: string): void {
  if (!isReady && text.includes(READY_LINE)) {
    isReady = true;
    tell({ type: 'ready' });
  }
  if (RULES_MISTAKE.test(text)) tell({ type: 'rules', text: text.trim() });
}

for (const stream of [process.stdout, process.stderr]) {
  const write = stream.write.bind(stream);
  stream.write = ((...call: Parameters<typeof write>) => {
    readOutput(String(call[0]));
    return write(...call);
  }) as typeof write;
}

process.once('disconnect', end);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => (ending = true)); // firebase-tools listens too, and ends all parts.
}
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

createRequire(import.meta.url)(FIREBASE_CLI);
