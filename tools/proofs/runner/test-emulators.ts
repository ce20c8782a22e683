import path from 'node:path';
import { emulatorEnvironment } from '../../development/ports';
import { type EmulatorSuite, startEmulators } from '../../development/emulators';
import { beginTestRun } from './test-run';

/**
 * JVM options: the serial garbage collector saves a tenth of the CPU time, and stack traces are off
 * because the Firestore emulator logs one for each refused request.
 */
const JAVA = '-XX:+UseSerialGC -Xms1500m -Xmn1000m -XX:-StackTraceInThrowable';

/** JVM options for a short run, which would spend half of its time on optimizing code. */
const SHORT_LIVED = '-XX:TieredStopAtLevel=1';

/**
 * JVM options for all tests: code is optimized after ten times as many calls as by default, because
 * optimizing took more CPU time than it saved.
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
