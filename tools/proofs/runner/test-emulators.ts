import path from 'node:path';
import { emulatorEnvironment } from '../../development/ports';
import { type EmulatorSuite, startEmulators } from '../../development/emulators';
import { beginTestRun } from './test-run';

/**
 * Collecting garbage seldom saves a tenth of the CPU time. Without stack traces, as Firestore's emulator
 * logs one for each request that the rules refuse.
 */
const JAVA = '-XX:+UseSerialGC -Xms1500m -Xmn1000m -XX:-StackTraceInThrowable';

/** For a JVM of a minute: it would spend half of its time on optimizing code. */
const SHORT_LIVED = '-XX:TieredStopAtLevel=1';

/**
 * For all tests: code is optimized when it has run ten times as often as by default. Optimizing took
 * more than a third of the CPU time of the rules' tests, which is more than it saved.
 */
const LONG_LIVED =
  '-XX:Tier4InvocationThreshold=50000 -XX:Tier4MinInvocationThreshold=6000 ' +
  '-XX:Tier4CompileThreshold=150000 -XX:Tier4BackEdgeThreshold=400000';

/**
 * Starts the emulators on free ports, for some tests or for all, and sets the environment that finds
 * them.
 *
 * @throws SetupError as `startEmulators`
 */
export async function startTestEmulators({ isForAll = false } = {}): Promise<EmulatorSuite> {
  process.env['JAVA_TOOL_OPTIONS'] ??= `${JAVA} ${isForAll ? LONG_LIVED : SHORT_LIVED}`;
  const { ports, folder } = await beginTestRun();
  const suite = await startEmulators({ ports, folder: path.join(folder, 'emulators') });
  Object.assign(process.env, emulatorEnvironment(ports));
  return suite;
}
